import { expect, test } from 'vitest'
import { replaceId } from './operations.ts'

test.each([
  [{ a: 1, b: 2 }, ['a'], { a: 9, b: 2 }],
  [{ a: { b: 1, c: 2 } }, ['a', 'b'], { a: { b: 9, c: 2 } }],
  [{ ids: [1, 2, 3] }, ['ids', '*'], { ids: [1, 2, 9] }],
  [{ rows: [{ id: 1 }, { id: 2, x: 3 }] }, ['rows', '*', 'id'], { rows: [{ id: 1 }, { id: 9, x: 3 }] }],
  [{}, ['absent'], { absent: 9 }],
])('for input %o the id at %o is replaced by another one', (input, path, expected) => {
  expect(replaceId(input, path, 9)).toEqual(expected)
})
