import { describe, expect, it } from 'vitest'
import { sampleOf } from '#tests/support/writing/score-samples.ts'
import { contentProfile } from '../../contract.ts'
import { makeProfile } from './make-profile.ts'

describe('The profile of ranking pages', () => {
  const { pages, keyword } = sampleOf('en')
  const input = { keywords: [], mainKeyword: keyword, language: 'en' }

  it('holds terms of many pages, with how often a page uses them in 1,000 words', () => {
    const { terms } = makeProfile({
      ...input,
      pages: [1, 2, 5].flatMap((count) =>
        pages.slice(0, 1).map((page) => ({ ...page, text: writePage(count) })),
      ),
    })
    expect(terms).toEqual([
      { term: 'waterproof boots', words: ['waterproof', 'boot'], pages: 3, low: 15, usual: 20, high: 50 },
    ])
  })

  it('leaves out terms of a single page that people do not search for', () => {
    const texts = ['Leather soles last.', 'Wool socks warm.', 'Wool socks dry.']
    const few = pages.map((page, index) => ({ ...page, text: texts[index] ?? '' }))
    const termsOf = (keywords: string[]) =>
      makeProfile({ ...input, keywords, pages: few }).terms.map(({ term }) => term)
    expect(termsOf([])).toEqual(['wool socks'])
    expect(termsOf(['Leather sole'])).toEqual(['leather soles', 'wool socks'])
  })

  it('joins headings with the same words, and knows which are questions', () => {
    const headings = [['How should boots fit?', 'Care'], ['Boots that fit', 'Care of leather'], ['Price']]
    const varied = pages.map((page, index) => ({
      ...page,
      headings: (headings[index] ?? []).map((text) => ({ level: 2, text })),
    }))
    expect(
      makeProfile({ ...input, pages: varied }).topics.map(({ text, pages: having, isQuestion }) => [
        text,
        having,
        isQuestion,
      ]),
    ).toEqual([
      ['Boots that fit', 2, true],
      ['Care', 2, false],
    ])
  })

  it('is plain JSON that the contract knows', () => {
    const profile = makeProfile({ ...input, pages })
    expect(contentProfile.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile)
  })

  it('is empty without pages', () => {
    expect(makeProfile({ ...input, pages: [] })).toMatchObject({
      pages: 0,
      terms: [],
      topics: [],
      shingles: [],
      ease: 0,
    })
  })
})

/** A page of a hundred words, so many pairs of which are a term. */
function writePage(pairs: number): string {
  return `${'Waterproof boots. '.repeat(pairs)}${'1 '.repeat(100 - 2 * pairs)}`
}
