import { expect, test } from 'vitest'
import { sparklinePoints } from './sparkline-points.ts'

test('the line of a sparkline goes from edge to edge, with the largest value on top', () => {
  expect(sparklinePoints([0, 10, 5], 80, 20)).toBe('2,18 40,2 78,10')
})

test('equal values, or a single value, give a sparkline at half its height', () => {
  expect(sparklinePoints([7, 7], 80, 20)).toBe('2,10 78,10')
  expect(sparklinePoints([7], 80, 20)).toBe('2,10 78,10')
})

test('a sparkline without values has no points', () => {
  expect(sparklinePoints([], 80, 20)).toBe('')
})
