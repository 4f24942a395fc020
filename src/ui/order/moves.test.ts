import { expect, test } from 'vitest'
import { placeBefore } from '#platform/place-before.ts'
import { findNext, type Move } from './moves.ts'

const KEYS = ['a', 'b', 'c', 'd']

test.each<[string, Move, string]>([
  ['c', 'top', 'cabd'],
  ['c', 'up', 'acbd'],
  ['b', 'down', 'acbd'],
  ['c', 'down', 'abdc'],
  ['b', 'end', 'acdb'],
])('%s moved (%s) gives %s', (moved, move, order) => {
  const before = findNext(KEYS, moved, move)
  expect(before).not.toBeUndefined()
  const placed = placeBefore(KEYS, { moved, before: before ?? null })
  expect(placed?.join('')).toBe(order)
})

test.each<[string, Move]>([
  ['a', 'top'],
  ['a', 'up'],
  ['d', 'down'],
  ['d', 'end'],
  ['x', 'up'],
])('%s cannot be moved (%s)', (moved, move) => {
  expect(findNext(KEYS, moved, move)).toBeUndefined()
})
