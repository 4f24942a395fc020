import { expect, test } from 'vitest'
import { withinTime } from './within-time.ts'

test('what is done in time has its result', () => {
  expect(withinTime(10_000, () => [1, 2])).toEqual([1, 2])
})

const endless = () => /^(a|a)*$/.test(`${'a'.repeat(60)}b`)

test('a pattern without an end is ended', () => {
  expect(() => withinTime(100, endless)).toThrow('timed out')
})

test('an error of the work is its own', () => {
  expect(() =>
    withinTime(10_000, () => {
      throw new RangeError('wrong')
    }),
  ).toThrow(RangeError)
})
