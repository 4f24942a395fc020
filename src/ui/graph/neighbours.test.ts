import { expect, test } from 'vitest'
import { findNeighbours, stepThrough } from './neighbours.ts'

test('neighbours are listed once in each direction, without the node itself', () => {
  const { incoming, outgoing } = findNeighbours(3, [
    [0, 1],
    [0, 1],
    [1, 0],
    [2, 0],
    [2, 2],
  ])
  expect(outgoing).toEqual([[1], [0], [0]])
  expect(incoming).toEqual([[1, 2], [0], []])
})

test('a step goes around the end of a list, and into it from elsewhere', () => {
  expect(stepThrough([4, 7, 9], 9, 1)).toBe(4)
  expect(stepThrough([4, 7, 9], 4, -1)).toBe(9)
  expect(stepThrough([4, 7, 9], 7, 1)).toBe(9)
  expect(stepThrough([4, 7, 9], 5, 1)).toBe(4)
  expect(stepThrough([4, 7, 9], null, -1)).toBe(9)
  expect(stepThrough([], 4, 1)).toBeNull()
})
