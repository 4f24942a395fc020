import { expect, test } from 'vitest'
import { writePageKeys } from './page-keys.ts'

test('the two halves of a hash become the number of 64 bits that the database stores', () => {
  const halves = Int32Array.of(1, 0, -1, 0, 0, 1, -1, -1, 0, -2147483648, -1, 2147483647)
  expect(writePageKeys(halves)).toEqual([
    '1',
    '4294967295',
    '4294967296',
    '-1',
    '-9223372036854775808',
    '9223372036854775807',
  ])
})
