import { describe, expect, it } from 'vitest'
import { LANGUAGES, ONE, pointsOf, sampleOf, TWO } from '#tests/support/writing/score-samples.ts'
import type { ContentScore, ScorePartName } from '../contract.ts'
import { makeProfile } from './profile/make-profile.ts'
import { scoreText } from './score-text.ts'

function reasonsOf(score: ContentScore, name: ScorePartName): string[] {
  return score.parts.find((part) => part.name === name)?.reasons.map(({ reason }) => reason) ?? []
}

describe('The content score', () => {
  it.each(LANGUAGES)('is high, without gates, for a sourced article in %s', (language) => {
    const score = scoreText(sampleOf(language))
    expect(score.gates).toEqual([])
    expect(pointsOf(score, 'sourcing')).toBe(15)
    expect(pointsOf(score, 'topics')).toBe(15)
    expect(pointsOf(score, 'keyword placement')).toBe(10)
    expect(pointsOf(score, 'readability')).toBeGreaterThan(5)
    expect(pointsOf(score, 'links')).toBe(5)
    expect(pointsOf(score, 'originality')).toBe(7)
    expect(pointsOf(score, 'terms')).toBeGreaterThan(14)
    expect(score.score).toBeGreaterThan(75)
  })

  it.each(LANGUAGES)('falls in %s when citations are taken out', (language) => {
    const sample = sampleOf(language)
    const markdown = sample.markdown.replaceAll(/ ?\[\[\d\]\]\([^)]*\)/g, '')
    const score = scoreText({ ...sample, markdown })
    expect(pointsOf(score, 'sourcing')).toBe(0)
    expect(score.score).toBeLessThan(scoreText(sample).score)
    const places = score.parts.find(({ name }) => name === 'sourcing')?.reasons.map(({ place }) => place)
    expect(places?.map((place) => /\d/.test(markdown.slice(place?.start, place?.end)))).toEqual([
      true,
      true,
      true,
    ])
  })

  it.each(LANGUAGES)('falls in %s when a term is stuffed', (language) => {
    const sample = sampleOf(language)
    const before = scoreText(sample)
    const end = language === 'ja' ? '。' : '. '
    const markdown = `${sample.markdown}\n${`${sample.keyword}${end}`.repeat(80)}\n`
    const after = scoreText({ ...sample, markdown })
    expect(pointsOf(after, 'terms')).toBeLessThan(pointsOf(before, 'terms'))
    expect(after.score).toBeLessThan(before.score)
  })

  it('falls more when a term is added than when other words are', () => {
    const sample = sampleOf('en')
    const scoreWith = (words: string) =>
      scoreText({ ...sample, markdown: `${sample.markdown}\n${`${words}. `.repeat(30)}\n` })
    expect(pointsOf(scoreWith('Hiking boots'), 'terms')).toBeLessThan(
      pointsOf(scoreWith('Other things'), 'terms'),
    )
  })

  it('names the term that is stuffed, and where it stands', () => {
    const sample = sampleOf('en')
    const markdown = `${sample.markdown}\n${'Leather. '.repeat(40)}`
    const [first] =
      scoreText({ ...sample, markdown }).parts.find(({ name }) => name === 'terms')?.reasons ?? []
    expect(first?.reason).toMatch(/^“leather” is used 4\d times; no ranking page of this length/)
    expect(markdown.slice(first?.place?.start, first?.place?.end)).toBe('Leather.')
  })

  it('takes no quotation with a citation for a copy', () => {
    const sample = sampleOf('en')
    const quote = sample.sentences[0]
    const own = `It is as they say: “${quote}”`
    const gatesOf = (markdown: string) => scoreText({ ...sample, markdown }).gates.map(({ name }) => name)
    expect(gatesOf(`${own} ${ONE}.`)).toEqual([])
    expect(gatesOf(`> ${quote} ${ONE}`)).toEqual([])
    expect(gatesOf(`${own}.`)).toEqual(['verbatim'])
  })

  it.each(LANGUAGES)('says in %s that a copy of a ranking page is a copy', (language) => {
    const sample = sampleOf(language)
    const score = scoreText({ ...sample, markdown: sample.pages[0]?.text.replaceAll('\n', ' ') ?? '' })
    expect(score.gates.map(({ name }) => name)).toEqual(['verbatim'])
    expect(pointsOf(score, 'originality')).toBe(2)
  })

  it('is 0 for an empty text, which a gate keeps back', () => {
    const score = scoreText({ ...sampleOf('en'), markdown: '', title: '', description: '', slug: '' })
    expect(score.score).toBe(0)
    expect(score.gates).toEqual([{ name: 'empty section', detail: 'The text is empty.', place: null }])
  })

  it('leaves out what cannot be judged when no page could be read', () => {
    const sample = sampleOf('en')
    const profile = makeProfile({ pages: [], keywords: [], mainKeyword: sample.keyword, language: 'en' })
    const score = scoreText({ ...sample, profile })
    expect(score.parts.filter(({ most }) => most === 0).map(({ name }) => name)).toEqual(['terms', 'topics'])
    expect(score.score).toBeGreaterThan(75)
  })

  it('names terms, topics and questions that are missing', () => {
    const score = scoreText({ ...sampleOf('en'), markdown: 'Nothing to see here.' })
    expect(reasonsOf(score, 'terms')).toContain(
      '“waterproof membrane” is on 3 of 3 ranking pages, but not in this text.',
    )
    expect(reasonsOf(score, 'topics')).toEqual([
      '3 of 3 ranking pages ask “How should boots fit?”; this text does not.',
      '3 of 3 ranking pages have a heading on “Waterproof membrane or leather”; this text does not.',
    ])
  })

  it('takes a citation in a row of a table for the whole row, and asks none of its head', () => {
    const markdown = `| Boot 2030 | Grams |\n| --- | --- |\n| One | 500 |\n| Two | 600 ${ONE} |\n| In 2029 | good ${TWO} |\n`
    const score = scoreText({ ...sampleOf('en'), markdown })
    const places = score.parts.find(({ name }) => name === 'sourcing')?.reasons.map(({ place }) => place)
    expect(places?.map((place) => markdown.slice(place?.start, place?.end))).toEqual(['500'])
  })
})
