import { expect, test } from 'vitest'
import { findShape, listInBox, stepTo } from './find-shape.ts'
import type { Shape } from './shapes.ts'

function square(id: number, x: number, y: number, part: Partial<Shape> = {}): Shape {
  return { id, x, y, width: 10, height: 10, isRound: false, tone: 'none', name: '', sign: '', ...part }
}

const SQUARES = [square(1, 0, 0), square(2, 10, 0), square(3, 0, 10), square(4, 10, 10)]
const POINTS = SQUARES.map((shape) => ({ ...shape, isRound: true }))

test.each([
  [{ x: 5, y: 5 }, 1],
  [{ x: 10, y: 5 }, 2],
  [{ x: 19, y: 19 }, 4],
  [{ x: 25, y: 5 }, null],
])('at %j is the square %j', (point, id) => {
  expect(findShape(SQUARES, point)?.id ?? null).toBe(id)
})

test('a point that is nearly hit is found within the reach, and the one drawn last where points overlap', () => {
  expect(findShape(POINTS, { x: -2, y: 5 })).toBeNull()
  expect(findShape(POINTS, { x: -2, y: 5 }, 4)?.id).toBe(1)
  expect(findShape([...POINTS, { ...square(5, 0, 0), isRound: true }], { x: 5, y: 5 })?.id).toBe(5)
})

test('a box has the shapes whose middle is in it', () => {
  expect(listInBox(SQUARES, { x: 4, y: 4, width: 12, height: 2 }).map(({ id }) => id)).toEqual([1, 2])
})

test.each([
  [1, 'ArrowRight', 2],
  [1, 'ArrowDown', 3],
  [4, 'ArrowUp', 2],
  [4, 'ArrowLeft', 3],
  [2, 'ArrowRight', null],
  [1, 'Enter', null],
])('from the square %i the key %s leads to %j', (id, key, next) => {
  const from = SQUARES.find((one) => one.id === id)
  expect(from && (stepTo(SQUARES, from, key)?.id ?? null)).toBe(next)
})

test('an arrow does not lead to what is hardly in its direction', () => {
  const from = square(1, 0, 0)
  expect(stepTo([from, square(2, 10, 100)], from, 'ArrowRight')).toBeNull()
  expect(stepTo([from, square(2, 10, 100)], from, 'ArrowDown')?.id).toBe(2)
})
