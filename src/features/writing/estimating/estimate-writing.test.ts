import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RUN_CAP, WRITING_STEPS } from '../rules.ts'
import { describeEstimate, estimateWriting, type ArticleToWrite } from './index.ts'

const PRICE = { input: 1, output: 10 }
const prices = { brief: PRICE, research: PRICE, draft: PRICE, editor: PRICE }
const setting = { engine: 'model', language: 'en', prices } as const
const article: ArticleToWrite = {
  steps: WRITING_STEPS,
  isPaid: false,
  words: null,
  sections: null,
  type: 'article',
  sources: null,
  hasImages: true,
}
const free = { least: 0, most: 0 }

function drafting(change: Partial<ArticleToWrite>) {
  return estimateWriting(setting, [{ ...article, steps: ['Drafting'], ...change }]).tokens
}

function researching(sources: number[] | null) {
  return estimateWriting(setting, [{ ...article, steps: ['Researching'], sources }]).tokens
}

test('the further an article is, the less is left to pay', () => {
  const left = WRITING_STEPS.map((_, place) =>
    estimateWriting(setting, [{ ...article, steps: WRITING_STEPS.slice(place) }]),
  )
  for (const end of ['least', 'most'] as const) {
    const tokens = left.map((one) => one.tokens[end])
    expect(tokens.toSorted((a, b) => b - a)).toEqual(tokens)
    expect(new Set(tokens).size).toBe(tokens.length)
  }
  expect(left.map(({ credits }) => credits)).toEqual([1, 1, 1, 1, 0])
  expect(left[0]?.steps.map(({ step }) => step)).toEqual(WRITING_STEPS)
})

test('a longer brief costs more, and without a brief the type says how long the article will be', () => {
  const short = drafting({ words: { least: 500, most: 600 }, sections: 3 })
  const long = drafting({ words: { least: 2_500, most: 3_000 }, sections: 12 })
  expect(long.least).toBeGreaterThan(3 * short.least)
  expect(long.most).toBeGreaterThan(3 * short.most)
  expect(drafting({ type: 'buyers-guide' }).most).toBeGreaterThan(drafting({ type: 'glossary' }).most)
  expect(drafting({ type: null })).toEqual(drafting({ type: 'article' }))
})

test('the pages that are read already make the estimate of the research narrower', () => {
  const known = researching([1_200, 900, 1_500, 1_100, 40_000])
  const unknown = researching(null)
  expect(known.most - known.least).toBeLessThan(unknown.most - unknown.least)
  expect(researching([1_200, 900, 1_500, 1_100, 80_000])).toEqual(known)
})

test('only the models that are still asked need a known price', () => {
  const unknown = { ...setting, prices: { ...prices, brief: null } }
  expect(estimateWriting(unknown, [article]).cost).toBeNull()
  expect(estimateWriting(unknown, [{ ...article, steps: ['Drafting', 'Editing'] }]).cost).not.toBeNull()
  const nobody = { ...setting, prices: { ...prices, editor: null } }
  const images = { ...article, steps: ['Illustrating'] as const }
  expect(estimateWriting(nobody, [images]).cost).toBeNull()
  expect(estimateWriting(nobody, [{ ...images, hasImages: false }]).cost).toEqual(free)
})

test('extracts are free, and a sandbox model costs no money', () => {
  const extracts = estimateWriting({ ...setting, engine: 'extracts' }, [article])
  expect(extracts).toMatchObject({ tokens: free, cost: free, credits: 0 })
  const nothing = { input: 0, output: 0 }
  const made = { brief: nothing, research: nothing, draft: nothing, editor: nothing }
  expect(estimateWriting({ ...setting, prices: made }, [article])).toMatchObject({ cost: free, credits: 1 })
})

test('many articles cost the sum of each, and one that is paid takes no credit', () => {
  const others = [article, { ...article, type: 'glossary' as const, isPaid: true }]
  const [one, other] = others.map((each) => estimateWriting(setting, [each]))
  expect(estimateWriting(setting, others)).toMatchObject({
    articles: 2,
    credits: 1,
    tokens: {
      least: (one?.tokens.least ?? 0) + (other?.tokens.least ?? 0),
      most: (one?.tokens.most ?? 0) + (other?.tokens.most ?? 0),
    },
  })
  expect(estimateWriting(setting, [])).toEqual({
    tokens: free,
    cost: free,
    credits: 0,
    articles: 0,
    steps: [],
    each: [],
  })
})

test('no run is expected to take more than its cap', () => {
  const dear = { input: 100, output: 1_000 }
  const at = { ...setting, prices: { brief: dear, research: dear, draft: dear, editor: dear } }
  const long = { ...article, words: { least: 5_000, most: 6_000 }, sections: 30 }
  const cap = { least: RUN_CAP.cost, most: RUN_CAP.cost }
  expect(estimateWriting(at, [long])).toMatchObject({ cost: cap, tokens: { most: RUN_CAP.tokens } })
  expect(estimateWriting(at, [long, long]).cost?.most).toBe(2 * RUN_CAP.cost)
})

test('whatever is known of an article, the least is not above the most', () => {
  const length = fc.integer({ min: 0, max: 20_000 })
  const any = fc.record({
    words: fc.option(
      fc.tuple(length, length).map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) })),
    ),
    sections: fc.option(fc.integer({ min: 1, max: 30 })),
    sources: fc.option(fc.array(length, { maxLength: 20 })),
    hasImages: fc.boolean(),
    steps: fc.subarray([...WRITING_STEPS]),
  })
  fc.assert(
    fc.property(any, fc.constantFrom('en', 'de', 'ja', 'ar', 'xx'), (known, language) => {
      const { tokens, cost, steps } = estimateWriting({ ...setting, language }, [{ ...article, ...known }])
      for (const range of [tokens, cost ?? free, ...steps.map((one) => one.tokens)]) {
        expect(range.least).toBeLessThanOrEqual(range.most)
        expect(range.least).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(range.least) && Number.isSafeInteger(range.most)).toBe(true)
      }
    }),
  )
})

const estimate = {
  tokens: { least: 41_234, most: 127_999 },
  cost: { least: 43_000, most: 121_000 },
  credits: 1,
  articles: 1,
}

test.each([
  [
    {},
    'Usually $0.04 to $0.12 (41,000 to 130,000 tokens), and 1 article credit. The run stops at $0.50 or 200,000 tokens.',
  ],
  [
    { cost: { least: 10, most: 9_000 }, credits: 0 },
    'Usually less than $0.01 (41,000 to 130,000 tokens), and no article credit. The run stops at $0.50 or 200,000 tokens.',
  ],
  [
    { cost: null, credits: 3, articles: 3 },
    'Usually 41,000 to 130,000 tokens, whose price is not known, and 3 article credits. The run of each cluster stops at $0.50 or 200,000 tokens.',
  ],
  [
    { cost: free },
    'Usually 41,000 to 130,000 tokens, which cost nothing, and 1 article credit. The run stops at $0.50 or 200,000 tokens.',
  ],
  [{ tokens: free, cost: free, credits: 0 }, 'This calls no language model, and takes no article credit.'],
])('the estimate %o reads: %s', (change, sentence) => {
  expect(describeEstimate({ ...estimate, ...change })).toBe(sentence)
})
