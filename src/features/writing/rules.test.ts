import { expect, test } from 'vitest'
import { coverByCredits } from './rules.ts'

test.each([
  [0, [1, 0, 1], [false, true, false]],
  [-3, [1, 0], [false, true]],
  [1, [0, 1, 1, 0], [true, true, false, true]],
  [2, [1, 1], [true, true]],
  [Number.POSITIVE_INFINITY, [1, 1], [true, true]],
])('%d credits suffice for %j as %j', (left, credits, covered) => {
  expect(
    coverByCredits(
      credits.map((one) => ({ credits: one })),
      { left },
    ),
  ).toEqual(covered)
})
