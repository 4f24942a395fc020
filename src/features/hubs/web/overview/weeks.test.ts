import { expect, test } from 'vitest'
import { chartWeeks, drawWeeks, shortenWeek } from './weeks.ts'

test.each([
  // A Wednesday: the Sunday three days before counts.
  ['2031-07-02', '2031-06-29'],
  ['2031-07-01', '2031-06-22'],
  ['2031-06-29', '2031-06-22'],
  ['2031-07-05', '2031-06-29'],
])('on %s, the chart ends with the week until %s', (today, sunday) => {
  expect(chartWeeks(today).to).toBe(sunday)
})

test('the chart has twelve weeks from Monday to Sunday', () => {
  expect(chartWeeks('2031-07-02')).toEqual({ from: '2031-04-07', to: '2031-06-29' })
})

const RANGE = chartWeeks('2031-07-02')

function week(monday: string, imported = 7) {
  const coverage = { days: 7, imported }
  return { keys: [monday], clicks: 10, impressions: 1000, position: 10, coverage }
}

test('a week without imported days is a gap in the lines, and not zero', () => {
  const { rows } = drawWeeks(RANGE, [week('2031-04-07'), week('2031-04-21', 0), week('2031-06-23', 3)])
  expect(rows).toHaveLength(12)
  expect(rows[0]).toEqual(['Apr 7, 2031', 10, 331])
  expect(rows[1]).toEqual(['Apr 14, 2031', null, null])
  expect(rows[2]).toEqual(['Apr 21, 2031', null, null])
  expect(rows[11]).toEqual(['Jun 23, 2031 (3 of 7 days)', 10, 331])
})

test('without any imported week the chart is empty', () => {
  expect(drawWeeks(RANGE, []).rows).toEqual([])
})

test('a week on the axis is its Monday, with a star when it is not whole', () => {
  expect(shortenWeek('Jun 23, 2031')).toBe('Jun 23')
  expect(shortenWeek('Jun 23, 2031 (3 of 7 days)')).toBe('Jun 23*')
})
