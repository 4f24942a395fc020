import { expect, test } from 'vitest'
import { guessPeriod, rangeOf } from './guess-period.ts'

const NOTHING = { name: 'Queries.csv', savedOn: '2031-05-30', days: null, filters: [] }

test.each([
  ['days-7', '2031-05-22'],
  ['days-28', '2031-05-01'],
  ['months-3', '2031-03-01'],
  ['months-16', '2030-01-29'],
] as const)('the period %s until 2031-05-28 begins on %s', (name, from) => {
  expect(rangeOf(name, '2031-05-28')).toEqual({ from, to: '2031-05-28' })
})

test('the days of the site in the same export are the period', () => {
  const days = { from: '2031-04-01', to: '2031-04-28' }
  expect(guessPeriod({ ...NOTHING, days, filters: ['Last 3 months'] })).toMatchObject({ range: days })
})

test.each([
  ['Last 28 days', 'days-28'],
  ['Letzte 7 Tage', 'days-7'],
  ['3 derniers mois', 'months-3'],
  ['過去 16 か月間', 'months-16'],
  ['Nov 1, 2030 - Nov 28, 2030', null],
  ['Web', null],
  ['Last 24 hours', null],
] as const)('a filter of the export that says %s means %s', (cell, period) => {
  expect(guessPeriod({ ...NOTHING, filters: [cell] }).period).toBe(period)
})

test('a name may have the period, and the day of the export, two days before which its data end', () => {
  expect(guessPeriod({ ...NOTHING, name: 'shop-queries-last-28-days-2031-05-10.csv' })).toEqual({
    period: 'days-28',
    range: { from: '2031-04-11', to: '2031-05-08' },
    until: '2031-05-08',
  })
})

test.each(['Queries (3).csv', 'Queries(6).csv', 'Queries-7.csv', 'shop-2031-05-10 (28).zip'])(
  'the number of a copy in %s is no period',
  (name) => {
    expect(guessPeriod({ ...NOTHING, name }).period).toBeNull()
  },
)

test('a copy of a file that has its period in the name keeps it', () => {
  expect(guessPeriod({ ...NOTHING, name: 'last-28-days (3).csv' }).period).toBe('days-28')
})

test('a date in the name that the calendar does not have is ignored', () => {
  expect(guessPeriod({ ...NOTHING, name: 'x-2031-02-30.csv' })).toEqual(guessPeriod(NOTHING))
})

test('a file that says nothing has no period', () => {
  expect(guessPeriod(NOTHING)).toEqual({ period: null, range: null, until: '2031-05-28' })
})
