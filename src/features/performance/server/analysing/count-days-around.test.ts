import { expect, test } from 'vitest'
import { addDays } from '#platform/days.ts'
import { countDaysAround } from './count-days-around.ts'

const DAY = '2031-06-15'
const known = (before: number, after: number) =>
  new Set([
    ...Array.from({ length: before }, (_, index) => addDays(DAY, -1 - index)),
    ...Array.from({ length: after }, (_, index) => addDays(DAY, 1 + index)),
  ])

test.each([
  [40, 40, 28],
  [40, 3, 3],
  [5, 40, 5],
  [0, 40, 0],
])('of %i known days before and %i after a day, %i are compared', (before, after, days) => {
  expect(countDaysAround(DAY, known(before, after))).toBe(days)
})

test('days behind a gap do not count', () => {
  const imported = known(20, 20)
  imported.delete(addDays(DAY, 8))
  expect(countDaysAround(DAY, imported)).toBe(7)
})
