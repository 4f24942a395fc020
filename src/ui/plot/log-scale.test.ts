import { expect, test } from 'vitest'
import { listTicks, scaleLog } from './log-scale.ts'

const PIXELS = { from: 0, to: 100 }

test.each([
  [[3, 47], 2, 50],
  [[1, 100], 1, 100],
  [[7], 5, 50],
  [[], 1, 10],
  [[0.4, 2], 0.2, 2],
])('numbers like %j have a scale from %d to %d', (values, from, to) => {
  const scale = scaleLog(values, PIXELS)
  expect(scale.from).toBeCloseTo(from, 9)
  expect(scale.to).toBeCloseTo(to, 9)
})

test('a number ten times as large is always as many pixels away', () => {
  const { place } = scaleLog([1, 100], PIXELS)
  expect([1, 10, 100].map(place)).toEqual([0, 50, 100])
})

test.each([
  [1, 100, [1, 2, 5, 10, 20, 50, 100]],
  [2, 50, [2, 5, 10, 20, 50]],
  [1, 10_000, [1, 10, 100, 1000, 10_000]],
  [0.2, 2, [0.2, 0.5, 1, 2]],
])('a scale from %d to %d has the numbers %j', (from, to, ticks) => {
  expect(listTicks(from, to)).toEqual(ticks)
})
