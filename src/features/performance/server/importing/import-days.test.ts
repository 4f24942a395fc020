import { expect, test } from 'vitest'
import { dayOfPacific, findAvailableDays, listDaysToRead, mayStillGetData } from './import-days.ts'

test.each([
  ['2031-01-01T07:59:59Z', '2030-12-31'],
  ['2031-01-01T08:00:00Z', '2031-01-01'],
  ['2031-07-01T06:59:59Z', '2031-06-30'],
  ['2031-07-01T07:00:00Z', '2031-07-01'],
  // The clocks change on 9 March at ten, and back on 2 November at nine.
  ['2031-03-10T06:59:59Z', '2031-03-09'],
  ['2031-11-03T07:59:59Z', '2031-11-02'],
])('at %s the day of Search Console is %s', (now, day) => {
  expect(dayOfPacific(new Date(now))).toBe(day)
})

test('the days that can be read are those of sixteen months, until three days ago', () => {
  expect(findAvailableDays(new Date('2031-05-31T20:00:00Z'))).toEqual({
    from: '2030-01-31',
    to: '2031-05-28',
  })
})

test('missing days are read newest first, and the last five days are always read', () => {
  const range = { from: '2031-05-01', to: '2031-05-10' }
  const complete = new Set([
    '2031-05-10',
    '2031-05-09',
    '2031-05-05',
    '2031-05-04',
    '2031-05-02',
    '2031-05-01',
  ])
  expect(listDaysToRead(range, complete)).toEqual([
    '2031-05-10',
    '2031-05-09',
    '2031-05-08',
    '2031-05-07',
    '2031-05-06',
    '2031-05-03',
  ])
})

test('a day without data is final when it is more than five days old or a later day has data', () => {
  const range = { from: '2031-05-01', to: '2031-05-10' }
  const days = ['2031-05-05', '2031-05-06', '2031-05-08', '2031-05-09']
  expect(days.map((day) => mayStillGetData(day, range, []))).toEqual([false, true, true, true])
  expect(days.map((day) => mayStillGetData(day, range, ['2031-05-07', '2031-05-08']))).toEqual([
    false,
    false,
    true,
    true,
  ])
})
