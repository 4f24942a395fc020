import { expect, test } from 'vitest'
import { moveByKey } from './move-by-key.ts'

test.each([
  ['ArrowDown', 6],
  ['ArrowUp', 4],
  ['PageDown', 15],
  ['PageUp', -5],
  ['Home', 0],
  ['End', 99],
  ['Enter', null],
  ['j', null],
])('the key %s moves from row 5 of 100 to row %s', (key, target) => {
  expect(moveByKey(key, 5, 100)).toBe(target)
})
