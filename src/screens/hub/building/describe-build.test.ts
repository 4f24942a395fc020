import { expect, test } from 'vitest'
import {
  describeRun,
  explainFree,
  isReady,
  isRecent,
  listBuildFacts,
  nameBuildButton,
} from './describe-build.ts'

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

test('the button says the price', () => {
  expect(nameBuildButton(84_000)).toBe('Generate ideas for up to $0.08')
  expect(nameBuildButton(9_000)).toBe('Generate ideas for less than $0.01')
  expect(nameBuildButton(0)).toBe('Generate ideas for free')
})

test.each([
  ['done', '12 new ideas', 80_000, '12 new ideas · $0.08'],
  ['done', null, 0, 'Ideas generated · free'],
  ['failed', 'DataForSEO rests.', 0, 'The ideas could not be generated. DataForSEO rests. · free'],
  ['failed', null, 9_000, 'The ideas could not be generated · less than $0.01'],
  ['cancelled', 'The hub was deleted.', 0, 'Cancelled. The hub was deleted. · free'],
  ['cancelled', null, 0, 'Cancelled · free'],
  ['queued', null, 0, 'Waits for its turn'],
  ['waiting', 'DataForSEO is slow', 0, 'DataForSEO is slow. It continues automatically'],
  ['waiting', null, 0, 'Waits, and continues automatically'],
  ['running', null, 20_000, 'Being built · $0.02'],
] as const)('a run that is %s for the reason %j at %i reads %j', (state, reason, cost, text) => {
  expect(describeRun({ state, reason, cost })).toBe(text)
})

test.each([
  ['done', null, true],
  ['running', { Labeling: 'done', 'Creating Hub': 'done' }, true],
  ['running', { Labeling: 'done', 'Creating Hub': 'inProgress' }, false],
  ['running', null, false],
  ['failed', { 'Creating Hub': 'error' }, false],
  ['cancelled', { 'Creating Hub': 'done' }, false],
] as const)('a run that is %s with the steps %j: is the hub ready? %j', (state, steps, isIt) => {
  expect(isReady({ state }, steps)).toBe(isIt)
})

test('only what ended within a day is news', () => {
  const now = new Date('2031-05-02T12:00:00Z')
  expect(isRecent({ ended_at: '2031-05-01T12:00:01Z' }, now)).toBe(true)
  expect(isRecent({ ended_at: '2031-05-01T11:00:00Z' }, now)).toBe(false)
  expect(isRecent({ ended_at: null }, now)).toBe(false)
})
