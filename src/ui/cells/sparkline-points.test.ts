import { expect, test } from 'vitest'
import { sparklinePoints } from './sparkline-points.ts'

test('the line goes from edge to edge, the largest value on top', () => {
  expect(sparklinePoints([0, 10, 5], 80, 20)).toBe('2,18 40,2 78,10')
})

test('equal values and a single one are a line in the middle', () => {
  expect(sparklinePoints([7, 7], 80, 20)).toBe('2,10 78,10')
  expect(sparklinePoints([7], 80, 20)).toBe('2,10 78,10')
})

test('nothing to show is no line', () => {
  expect(sparklinePoints([], 80, 20)).toBe('')
})
