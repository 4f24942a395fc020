import { expect, test } from 'vitest'
import type { SearchAnswer } from '#features/performance/web/index.ts'
import { describeMissing, listBuckets, makeChartData } from './chart-rows.ts'

const row = (start: string, imported: number): SearchAnswer['rows'][number] => ({
  keys: [start],
  clicks: imported === 0 ? null : 10,
  impressions: imported === 0 ? null : 1000,
  ctr: imported === 0 ? null : 0.01,
  position: imported === 0 ? null : 4.25,
  coverage: { days: 7, imported },
  previous: null,
  article_id: null,
  title: null,
  state: null,
})

const labelsOf = (aggregation: 'daily' | 'weekly' | 'monthly', rows: [string, number][]) =>
  listBuckets(
    rows.map(([start, imported]) => row(start, imported)),
    aggregation,
  ).map(({ label }) => label)

test('a week or month of which days are missing says so, at the edge of the range as well', () => {
  expect(
    labelsOf('weekly', [
      ['2031-06-23', 7],
      ['2031-06-30', 2],
    ]),
  ).toEqual(['Jun 23, 2031', 'Jun 30, 2031 (2 of 7 days)'])
  expect(
    labelsOf('monthly', [
      ['2031-02-01', 28],
      ['2031-03-01', 30],
      ['2032-02-01', 28],
    ]),
  ).toEqual(['Feb 2031', 'Mar 2031 (30 of 31 days)', 'Feb 2032 (28 of 29 days)'])
  expect(
    labelsOf('daily', [
      ['2031-06-23', 1],
      ['2031-06-24', 0],
    ]),
  ).toEqual(['Jun 23, 2031', 'Jun 24, 2031'])
})

const say = (imported: number[]) =>
  describeMissing(
    listBuckets(
      imported.map((days, index) => row(`2031-03-${10 + 7 * index}`, days)),
      'weekly',
    ),
    'weekly',
  )

test('a sentence names weeks that are not whole, but not those without any day', () => {
  expect(say([7, 7])).toBe(null)
  expect(say([7, 0])).toBe(null)
  expect(say([3, 7, 6])).toBe(
    '* Not whole weeks: Mar 10, 2031 (3 of 7 days), Mar 24, 2031 (6 of 7 days). They are lower than they will be or would be.',
  )
})

test('the data of the chart have a row for each week, with unknown numbers as gaps', () => {
  const rows = [row('2031-06-23', 7), row('2031-06-30', 0)]
  const data = makeChartData(rows, { buckets: listBuckets(rows, 'weekly'), aggregation: 'weekly' })
  expect(data).toMatchObject({
    header: ['Week of', 'Clicks', 'Impressions', 'CTR', 'Rank'],
    rows: [
      ['Jun 23, 2031', 10, 1000, 0.01, 4.25],
      ['Jun 30, 2031 (0 of 7 days)', null, null, null, null],
    ],
  })
  expect(data.formats?.map((format, index) => format([10, 1000, 0.01, 4.25][index] ?? 0))).toEqual([
    '10',
    '1,000',
    '1.0%',
    '4.3',
  ])
})
