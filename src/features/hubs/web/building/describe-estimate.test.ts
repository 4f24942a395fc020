import { expect, test } from 'vitest'
import { describeMissing, describeStart, listBuildFacts } from './describe-estimate.ts'

const part = (calls: number, cost: number, more = {}) => ({
  provider: 'DataForSEO',
  isSandbox: false,
  calls,
  cost,
  ...more,
})
const NOTHING = { related: null, serps: null, model: null, cost: 0 }

test.each([
  [NOTHING, []],
  [
    { ...NOTHING, serps: part(60, 120_000), cost: 120_000 },
    ['Results of up to 60 keywords: About $0.12 at DataForSEO'],
  ],
  [
    {
      related: part(1, 0, { isSandbox: true }),
      serps: part(60, 120_000),
      model: part(2, 4_000, { provider: 'OpenAI' }),
      cost: 124_000,
    },
    [
      'Related searches, 1 request: Made up by the sandbox, free',
      'Results of up to 60 keywords: About $0.12 at DataForSEO',
      'Names by a language model, up to 2 calls: Less than $0.01 at OpenAI',
      'Together: About $0.12',
    ],
  ],
  [{ ...NOTHING, serps: part(0, 0) }, []],
  [
    { ...NOTHING, serps: part(9, 0, { provider: 'SearXNG' }) },
    ['Results of up to 9 keywords: Free at SearXNG'],
  ],
])('the cost %j is told line by line', (estimate, lines) => {
  expect(listBuildFacts(estimate).map(({ name, value }) => `${name}: ${String(value)}`)).toEqual(lines)
})

test.each([
  [{ ...NOTHING, related: part(1, 1), serps: part(1, 1), model: part(1, 1) }, null],
  [
    { ...NOTHING, related: part(1, 1), serps: part(1, 1) },
    'No service is connected for names by a language model. It works without.',
  ],
  [
    NOTHING,
    'No service is connected for related searches, search results and names by a language model. It works with the keywords that the plan has.',
  ],
])('of the services %j the missing ones are named', (estimate, sentence) => {
  expect(describeMissing(estimate)).toBe(sentence)
})

test.each([
  [false, 'Build hub'],
  [true, 'Build hub for up to $1.20'],
])('when a price has to be confirmed (%j), the button says it', (needsConfirmation, words) => {
  expect(describeStart({ ...NOTHING, cost: 1_200_000, needsConfirmation, provider: 'DataForSEO' })).toBe(
    words,
  )
})
