import { expect, test } from 'vitest'
import { describeStart, explainFree, listBuildFacts } from './describe-estimate.ts'

const part = (calls: number, cost: number, isSandbox = false) => ({
  provider: 'DataForSEO',
  isSandbox,
  calls,
  cost,
})
const ESTIMATE = { related: part(3, 30_000), serps: part(90, 54_000), model: null, cost: 84_000 }
const FREE = { related: null, serps: part(0, 0), model: null, cost: 0 }
const MADE_UP = { related: part(1, 0, true), serps: part(90, 0, true), model: null, cost: 0 }

test('the facts name each service with what is asked of it, and the cost of all', () => {
  expect(listBuildFacts(ESTIMATE)).toEqual([
    { name: 'Related searches · DataForSEO', value: 'Up to 3 requests, $0.03' },
    { name: 'Search results · DataForSEO', value: 'Up to 90 searches, $0.05' },
    { name: 'Language model', value: 'Not connected' },
    { name: 'Cost', value: 'Up to $0.08' },
  ])
})

test('what the sandbox makes up is marked, and what is known already needs no request', () => {
  expect(listBuildFacts({ ...MADE_UP, model: part(0, 0) })).toEqual([
    { name: 'Related searches · made up by the sandbox', value: 'Up to 1 request' },
    { name: 'Search results · made up by the sandbox', value: 'Up to 90 searches' },
    { name: 'Language model', value: 'None needed' },
    { name: 'Cost', value: 'Free' },
  ])
})

test.each([
  ['a run that costs something', ESTIMATE, null],
  ['a run that asks nobody', FREE, 'Free: the ideas come from what the plan knows already.'],
  [
    'a run that asks the sandbox alone',
    MADE_UP,
    'Free: the sandbox makes up these numbers, which are not those of a real search engine.',
  ],
  [
    'a run that asks free services',
    { ...FREE, serps: part(9, 0) },
    'Free: these services take no money for it.',
  ],
])('%s says why it is free, or nothing', (_name, estimate, text) => {
  expect(explainFree(estimate)).toBe(text)
})

test.each([
  [false, 'Build hub'],
  [true, 'Build hub for up to $1.20'],
])('when a price has to be confirmed (%j), the button says it', (needsConfirmation, words) => {
  expect(describeStart({ cost: 1_200_000, needsConfirmation })).toBe(words)
})
