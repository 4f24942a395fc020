import { expect, test } from 'vitest'
import { itemAt, takeItems } from './items.ts'

test('an item is read by its index, and an index outside the list is an error', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b')
  expect(itemAt(Int32Array.of(4, 0), 1)).toBe(0)
  expect(() => itemAt(['a', 'b'], 2)).toThrow('There is no item 2 among 2.')
  expect(() => itemAt([], -1)).toThrow(RangeError)
})

test('the first items of a list are taken, and asking for more than it has is an error', () => {
  const [one, other] = takeItems(['a', 'b', 'c'], 2)
  expect([one, other]).toEqual(['a', 'b'])
  expect(() => takeItems(['a'], 2)).toThrow('2 items are wanted of 1.')
})
