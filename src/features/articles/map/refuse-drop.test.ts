import { expect, test } from 'vitest'
import { mapRowOf } from './places.ts'
import { refuseDrop } from './refuse-drop.ts'

const HERE = 1
const THERE = 2

test.each([
  ['article', 'top', HERE, 'middle', null],
  ['article', 'top', THERE, 'top', null],
  ['article', 'top', null, 'top', null],
  ['article', 'top', HERE, 'top', 'is there'],
  ['article', null, HERE, 'top', 'is there'],
  [null, null, HERE, 'bottom', null],
  ['article', 'top', THERE, 'products', 'no product'],
  ['home', 'bottom', HERE, 'products', 'no product'],
  ['product', 'bottom', HERE, 'bottom', 'needs product row'],
  ['category', null, THERE, 'top', 'needs product row'],
  ['product', 'bottom', THERE, 'products', null],
  ['category', 'top', null, 'products', null],
  ['product', 'bottom', HERE, 'products', 'product is there'],
] as const)('a favorite of type %s and funnel %s, moved to the hub %s and the row %s: %s', (...given) => {
  const [type, funnel, topicId, row, refusal] = given
  expect(refuseDrop({ topic_id: HERE, type, funnel }, { topicId, row })).toBe(refusal)
})

test.each([
  ['article', 'bottom', 'bottom'],
  ['article', null, 'top'],
  [null, 'middle', 'middle'],
  ['product', 'bottom', 'products'],
  ['category', null, 'products'],
] as const)('a favorite of type %s and funnel %s is in the row %s', (type, funnel, row) => {
  expect(mapRowOf({ type, funnel })).toBe(row)
})
