import { expect, test } from 'vitest'
import { withinTime } from './within-time.ts'

test('work that ends in time returns its result', () => {
  expect(withinTime(10_000, () => [1, 2])).toEqual([1, 2])
})

const endless = () => /^(a|a)*$/.test(`${'a'.repeat(60)}b`)

test('a regular expression that never ends is stopped', () => {
  expect(() => withinTime(100, endless)).toThrow('timed out')
})

test('an error of the work is thrown unchanged', () => {
  expect(() =>
    withinTime(10_000, () => {
      throw new RangeError('wrong')
    }),
  ).toThrow(RangeError)
})
