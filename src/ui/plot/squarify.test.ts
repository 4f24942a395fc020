import fc from 'fast-check'
import { expect, test } from 'vitest'
import { squarify } from './squarify.ts'

test('weights that suit a box become squares', () => {
  expect(squarify([1, 1, 1, 1], { x: 0, y: 0, width: 20, height: 20 })).toEqual([
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 0, y: 10, width: 10, height: 10 },
    { x: 10, y: 0, width: 10, height: 10 },
    { x: 10, y: 10, width: 10, height: 10 },
  ])
})

test('the example of the paper is laid out as in the paper', () => {
  const boxes = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 })
  const rounded = boxes.map(({ x, y, width, height }) =>
    [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' '),
  )
  expect(rounded).toEqual([
    '0 0 3 2',
    '0 2 3 2',
    '3 0 1.71 2.33',
    '4.71 0 1.29 2.33',
    '3 2.33 1.2 1.67',
    '4.2 2.33 1.2 1.67',
    '5.4 2.33 0.6 1.67',
  ])
})

test.each([
  [[], 0],
  [[5], 1],
])('of the weights %j there are %i boxes', (weights, count) => {
  expect(squarify(weights, { x: 0, y: 0, width: 0, height: 0 })).toHaveLength(count)
})

test('boxes have areas in proportion to the weights, and lie inside', () => {
  const weight = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 200 }), (weights) => {
      const sorted = weights.toSorted((a, b) => b - a)
      const box = { x: 5, y: 7, width: 800, height: 300 }
      const total = sorted.reduce((sum, one) => sum + one, 0)
      squarify(sorted, box).forEach(({ x, y, width, height }, at) => {
        expect(width * height).toBeCloseTo(((sorted[at] ?? 0) / total) * 240_000, 3)
        expect(Math.min(x - 5, y - 7)).toBeGreaterThan(-1e-6)
        expect(Math.max(x + width - 805, y + height - 307)).toBeLessThan(1e-6)
      })
    }),
  )
})
