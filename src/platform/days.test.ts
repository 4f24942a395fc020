import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, aYearBefore, countDays, endOfWeekUntil, numberOfDay, previousRange } from './days.ts'

const range = fc
  .record({ start: fc.integer({ min: 0, max: 20_000 }), length: fc.integer({ min: 0, max: 800 }) })
  .map(({ start, length }) => {
    const from = addDays('1990-01-01', start)
    return { from, to: addDays(from, length) }
  })

test('the range before one has the same length and ends the day before it', () => {
  fc.assert(
    fc.property(range, (one) => {
      const before = previousRange(one)
      expect(addDays(before.to, 1)).toBe(one.from)
      expect(countDays(before)).toBe(countDays(one))
    }),
  )
})

test('the range a year before has the same length and the same days of the week', () => {
  expect(aYearBefore({ from: '2028-02-28', to: '2028-02-29' })).toEqual({
    from: '2027-03-01',
    to: '2027-03-02',
  })
  fc.assert(
    fc.property(range, (one) => {
      const before = aYearBefore(one)
      expect((numberOfDay(one.from) - numberOfDay(before.from)) % 7).toBe(0)
      expect(countDays(before)).toBe(countDays(one))
    }),
  )
})

test.each([
  ['2031-06-29', '2031-06-29'],
  ['2031-06-30', '2031-06-29'],
  ['2031-07-05', '2031-06-29'],
  ['1969-12-31', '1969-12-28'],
])('the last whole week until %s ends on Sunday, %s', (day, sunday) => {
  expect(endOfWeekUntil(day)).toBe(sunday)
})
