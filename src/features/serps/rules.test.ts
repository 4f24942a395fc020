import { expect, test } from 'vitest'
import { chooseNextCheck, chooseWay, estimateSerpCost, isSearchable, MOST_LIVE } from './rules.ts'

const dear = { pricePerSerp: 0.002, queue: { pricePerSerp: 0.0006 } }

test.each([
  [0, 0],
  [1, 2_000],
  [MOST_LIVE, MOST_LIVE * 2_000],
  [MOST_LIVE + 1, (MOST_LIVE + 1) * 600],
  [100_000, 60_000_000],
])('%i searches cost %i millionths', (calls, cost) => {
  expect(estimateSerpCost(calls, dear)).toBe(cost)
})

test('without a queue all searches are live', () => {
  expect(chooseWay(100_000, { pricePerSerp: 1, queue: null })).toBe('live')
  expect(estimateSerpCost(1_000, { pricePerSerp: 0.001, queue: null })).toBe(1_000_000)
})

test.each([
  ['shoes', true],
  ['x'.repeat(500), true],
  ['x'.repeat(501), false],
  ['', false],
  ['a\0b', false],
  ['\ud800', false],
])('whether %j can be searched for: %s', (keyword, is) => {
  expect(isSearchable(keyword)).toBe(is)
})

test.each([
  [0, 2],
  [5, 3],
  [60, 30],
  [10_000, 60],
])('searches that have waited for %i seconds are checked again in %i', (waited, seconds) => {
  expect(chooseNextCheck(waited)).toBe(seconds)
})
