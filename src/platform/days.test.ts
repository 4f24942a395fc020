import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, aYearBefore, countDays, numberOfDay, previousRange } from './days.ts'

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
