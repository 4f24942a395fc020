import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGoldCases, type GoldCase } from '#tests/support/writing/frozen-cases.ts'
import { brief as briefShape, LONGEST_QUOTE, LONGEST_SHOWN, research as researchShape } from '../contract.ts'
import { readMarkdown } from '../markdown/index.ts'
import { splitWords } from '../text/index.ts'
import { extractBrief, extractCards, writeResearchDraft } from './index.ts'

const CASES = readGoldCases()
const LEAST_RECALL = 0.75
const LEAST_PRECISION = 0.95

function extract(one: GoldCase, pages = one.pages) {
  const { language } = one
  const brief = extractBrief({ ...one, pages, kind: { type: one.type, intent: null, funnel: null } })
  const research = extractCards({ brief, pages, language })
  return { brief, research, draft: writeResearchDraft({ brief, research, language }) }
}

/** How many subjects of the gold outline have a heading; each counts once. */
function countRight({ gold }: GoldCase, headings: readonly string[]): number {
  return gold.headings.filter((wordings) =>
    headings.some((heading) => wordings.some((one) => fold(one) === fold(heading))),
  ).length
}

function fold(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^\d+ /, '')
}

test('there are two cases or more in each of six languages', () => {
  const languages = CASES.map(({ language }) => language)
  for (const one of ['en', 'de', 'es', 'sv', 'ja', 'ar'])
    expect(languages.filter((language) => language === one).length).toBeGreaterThanOrEqual(2)
})

test.each(CASES)('the outline of $name has three quarters of the subjects that the pages share', (one) => {
  const headings = extract(one).brief.outline.map(({ heading }) => heading)
  expect(countRight(one, headings) / one.gold.headings.length).toBeGreaterThanOrEqual(LEAST_RECALL)
})

test('of all headings in the outlines, 95 % are subjects that the pages share, each once', () => {
  const outlines = CASES.map((one) => ({
    one,
    headings: extract(one).brief.outline.map(({ heading }) => heading),
  }))
  const right = outlines.reduce((sum, { one, headings }) => sum + countRight(one, headings), 0)
  const all = outlines.reduce((sum, { headings }) => sum + headings.length, 0)
  expect(right / all).toBeGreaterThanOrEqual(LEAST_PRECISION)
})

test.each(CASES)('nothing of the sites themselves and of their orders is in what $name becomes', (one) => {
  const { brief, research, draft } = extract(one)
  const unwanted = new Set(one.gold.notHeadings.map(fold))
  expect(
    brief.outline.map(({ heading }) => fold(heading)).filter((heading) => unwanted.has(heading)),
  ).toEqual([])
  const written = `${JSON.stringify(brief)}${JSON.stringify(research.cards)}${draft}`.toLowerCase()
  expect(one.traps.filter((trap) => written.includes(trap.toLowerCase()))).toEqual([])
})

test.each(CASES)('each card of $name stands word for word in its page, and is short', (one) => {
  const { brief, research } = extract(one)
  const texts = new Map(one.pages.map(({ url, text }) => [url, text]))
  expect(research.cards.length).toBeGreaterThan(brief.outline.length)
  for (const { quote, url, section } of research.cards) {
    expect(texts.get(url)).toContain(quote)
    expect(quote).not.toContain('\n')
    expect(splitWords(quote, one.language).length).toBeLessThanOrEqual(LONGEST_QUOTE)
    expect(brief.outline[section]).toBeDefined()
  }
  expect(new Set(research.cards.map(({ quote }) => quote)).size).toBe(research.cards.length)
  expect(research.cards.map(({ id }) => id)).toEqual(research.cards.map((_, at) => `E${at + 1}`))
})

test.each(CASES)('the cards of $name come from several sources', (one) => {
  const { brief, research } = extract(one)
  const ofSections = brief.outline.map((_, at) => research.cards.filter(({ section }) => section === at))
  const several = ofSections.filter((cards) => cards.length > 2)
  for (const cards of several) expect(new Set(cards.map(({ url }) => url)).size).toBeGreaterThan(1)
})

test.each(CASES)('the brief of $name has the shape and the lengths that are stored and shown', (one) => {
  const { brief, research } = extract(one)
  expect(briefShape.parse(brief)).toEqual(brief)
  expect(researchShape.parse(research)).toEqual(research)
  expect(brief.title.length).toBeLessThanOrEqual(LONGEST_SHOWN.title)
  expect(brief.description.length).toBeLessThanOrEqual(LONGEST_SHOWN.description)
  expect(brief.slug).toMatch(/^[\p{L}\p{N}\p{M}]+(-[\p{L}\p{N}\p{M}]+)*$/u)
  expect(brief.words.least).toBeLessThan(brief.words.most)
  expect(brief.terms.length).toBeGreaterThan(5)
  expect(brief.outline.flatMap(({ points }) => points).length).toBeGreaterThan(0)
})

test.each(CASES)('the order in which the pages of $name are listed makes no difference', (one) => {
  const expected = extract(one)
  fc.assert(
    fc.property(fc.shuffledSubarray(one.pages, { minLength: one.pages.length }), (pages) => {
      expect(extract(one, pages)).toEqual(expected)
    }),
    { numRuns: 3 },
  )
})

test.each(CASES)(
  'the positions of the pages of $name make no difference to which headings they share',
  (one) => {
    const positions = one.pages.map((_, at) => at + 1)
    const expected = extract(one).brief.outline.map(({ heading }) => heading)
    fc.assert(
      fc.property(fc.shuffledSubarray(positions, { minLength: positions.length }), (shuffled) => {
        const pages = one.pages.map((page, at) => ({ ...page, position: shuffled[at] ?? 1 }))
        expect(new Set(extract(one, pages).brief.outline.map(({ heading }) => heading))).toEqual(
          new Set(expected),
        )
      }),
      { numRuns: 3 },
    )
  },
)

test.each(CASES)(
  'the draft of $name is its outline with its quotes, and says first that it is no article',
  (one) => {
    const { brief, research, draft } = extract(one)
    const [first = ''] = draft.split('\n')
    expect(first).toContain('not a finished article')
    const blocks = readMarkdown(draft)
    const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
    expect(headings.slice(0, brief.outline.length)).toEqual(brief.outline.map(({ heading }) => heading))
    expect(blocks.filter(({ kind }) => kind === 'quote')).toHaveLength(research.cards.length)
    for (const { id } of research.cards) expect(draft).toContain(`[[${id}]]`)
    expect(blocks.flatMap(({ links }) => links)).toEqual([])
  },
)
