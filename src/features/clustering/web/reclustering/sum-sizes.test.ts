import { expect, test } from 'vitest'
import { findLargest, sumSizes } from './sum-sizes.ts'

const SIZES: [number, number][] = [
  [45, 1],
  [20, 2],
  [19, 3],
  [5, 4],
  [4, 5],
  [2, 6],
  [1, 7],
]

test('every cluster counts in one of four classes of size', () => {
  expect(sumSizes(SIZES).map(({ count }) => count)).toEqual([7, 11, 7, 3])
  expect(sumSizes([]).map(({ count }) => count)).toEqual([0, 0, 0, 0])
})

test('the largest cluster is found in any order, and is 0 without clusters', () => {
  expect(findLargest(SIZES.toReversed())).toBe(45)
  expect(findLargest([])).toBe(0)
})
