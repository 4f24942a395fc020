import { expect, test } from 'vitest'
import { addSample, describeTimeLeft, estimateSeconds, type Sample } from './time-left.ts'

function collect(...samples: [at: number, done: number, total?: number][]) {
  return samples.reduce<readonly Sample[]>(
    (all, [at, done, total = 1_000]) => addSample(all, { at, done, total }),
    [],
  )
}

test('the rest takes as long as its part at the present pace', () => {
  expect(estimateSeconds(collect([0, 100], [10_000, 200]))).toBe(80)
})

test('nothing is said before the pace is known: from one sample, of a moment, or without progress', () => {
  expect(estimateSeconds([])).toBeNull()
  expect(estimateSeconds(collect([0, 100]))).toBeNull()
  expect(estimateSeconds(collect([0, 100], [1_000, 200]))).toBeNull()
  expect(estimateSeconds(collect([0, 100], [10_000, 100]))).toBeNull()
})

test('the pace is that of the last half minute', () => {
  expect(estimateSeconds(collect([0, 0], [1_000, 500], [40_000, 510], [50_000, 520]))).toBe(480)
})

test('the next step is measured by itself', () => {
  expect(collect([0, 100], [10_000, 900], [20_000, 25, 50])).toEqual([{ at: 20_000, done: 25, total: 50 }])
  expect(collect([0, 900], [20_000, 100])).toHaveLength(1)
})

test.each([
  [3, 'a few seconds left'],
  [31, 'about 40 seconds left'],
  [54, 'about 60 seconds left'],
  [70, 'about a minute left'],
  [170, 'about 3 minutes left'],
  [3_500, 'about an hour left'],
  [7_400, 'about 2 hours left'],
])('%s seconds are "%s"', (seconds, words) => {
  expect(describeTimeLeft(seconds)).toBe(words)
})
