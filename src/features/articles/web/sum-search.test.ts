import { expect, test } from 'vitest'
import { sumSearch, type SearchNumbers } from './sum-search.ts'

type Numbers = readonly [impressions: number | null, clicks: number | null, rank: number | null]

const NONE: Numbers = [null, null, null]

function row(last: Numbers, prev: Numbers): SearchNumbers {
  const period = ([impressions, clicks, rank]: Numbers) => ({ impressions, clicks, rank })
  return { last: period(last), prev: period(prev) }
}

/** Value and change of impressions, clicks, CTR and rank. */
function sumsOf(rows: readonly SearchNumbers[]) {
  const { impressions, clicks, ctr, rank } = sumSearch(rows)
  return [impressions, clicks, ctr, rank].map(({ value, change }) => [value, change])
}

const UNKNOWN = [null, null]

test.each([
  ['no rows', [], [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]],
  ['rows of which nothing is known', [row(NONE, NONE)], [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]],
  [
    'a row that was not shown in search',
    [row([0, 0, null], [0, 0, null])],
    [[0, 0], [0, 0], UNKNOWN, UNKNOWN],
  ],
  [
    'a row that is shown for the first time: CTR and rank have nothing to be compared with',
    [row([100, 5, 12], [0, 0, null])],
    [
      [100, 100],
      [5, 5],
      [0.05, null],
      [12, null],
    ],
  ],
  [
    'a row that is not shown any more',
    [row([0, 0, null], [100, 5, 12])],
    [[0, -100], [0, -5], UNKNOWN, UNKNOWN],
  ],
  [
    'ranks weigh as much as their impressions, and CTR is that of the sums',
    [row([300, 100, 2], [100, 20, 4]), row([100, 0, 10], [100, 5, 8])],
    [
      [400, 200],
      [100, 75],
      [0.25, 0.125],
      [4, -2],
    ],
  ],
  [
    'a row that is unknown counts neither in the values nor as zero before',
    [row([300, 30, 2], [100, 10, 4]), row(NONE, NONE), row([50, 0, 9], NONE)],
    [
      [350, 200],
      [30, 20],
      [30 / 350, 0],
      [3, -2],
    ],
  ],
])('%s', (_name, rows, sums) => {
  expect(sumsOf(rows)).toEqual(sums)
})

test('it is counted how many rows are known', () => {
  expect(sumSearch([row([0, 0, null], NONE), row(NONE, [1, 1, 1])]).known).toBe(1)
})

test('500 rows are added up in a few milliseconds', () => {
  const rows = Array.from({ length: 500 }, (_, at) => row([at, 1, 9], [at, 2, 8]))
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now()
    sumSearch(rows)
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(5)
})
