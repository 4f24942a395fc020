import { expect, test } from 'vitest'
import { countDays } from '#platform/days.ts'
import { defaultRange, lastKnownDay } from './default-range.ts'

test('the default range has 360 days until the end of a week', () => {
  const range = defaultRange('2031-07-02')
  expect(range).toEqual({ from: '2030-07-05', to: '2031-06-29' })
  expect(countDays(range)).toBe(360)
})

test('days are known until the last imported one, or until three days ago', () => {
  const now = new Date('2031-07-02T12:00:00Z')
  expect(lastKnownDay({ last: '2031-06-11' }, now)).toBe('2031-06-11')
  expect(lastKnownDay(null, now)).toBe('2031-06-29')
})
