import { expect, test } from 'vitest'
import { describeRun, isReady, isRecent, nameBuildButton } from './describe-build.ts'

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
