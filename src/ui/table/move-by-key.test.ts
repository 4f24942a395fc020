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
])('%s leads from row 5 of 100 to %s', (key, target) => {
  expect(moveByKey(key, 5, 100)).toBe(target)
})
