import { expect, test } from 'vitest'
import { placeBefore } from './place-before.ts'

test.each([
  ['a before c', 'a', 'c', ['b', 'a', 'c']],
  ['c before a', 'c', 'a', ['c', 'a', 'b']],
  ['a to the end', 'a', null, ['b', 'c', 'a']],
  ['b before itself', 'b', 'b', ['a', 'b', 'c']],
  ['what is not in the list', 'x', 'a', null],
  ['b before what is not in the list', 'b', 'x', null],
])('moving %s', (_, moved, before, order) => {
  expect(placeBefore(['a', 'b', 'c'], { moved, before })).toEqual(order)
})
