import { expect, test } from 'vitest'
import { describeScore, findLargest, sumSizes } from './sum-sizes.ts'

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

test('a score is described with its clusters by how many keywords they have', () => {
  expect(describeScore({ minimumScore: 3, clusterCount: 406, sizes: [[3, 406]] })).toBe(
    '3 gives 406 clusters: 406 with 2 to 4 keywords.',
  )
  const sizes: [number, number][] = [
    [30, 1],
    [1, 2],
    [0, 1],
  ]
  expect(describeScore({ minimumScore: 5, clusterCount: 4, sizes })).toBe(
    '5 gives 4 clusters: 2 with 1 keyword, 1 with 20 and more keywords, 1 without keywords.',
  )
  expect(describeScore({ minimumScore: 5, clusterCount: 0, sizes: [] })).toBe('5 gives 0 clusters.')
})
