import { expect, test } from 'vitest'
import { readId } from './read-id.ts'

test.each([
  ['7', 7],
  [7, 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['07', null],
  ['1e3', null],
  ['abc', null],
  ['', null],
  [undefined, null],
  [null, null],
])('the id in %j is %j', (text, id) => {
  expect(readId(text)).toBe(id)
})
