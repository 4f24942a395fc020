import { expect, test } from 'vitest'
import { layOutRing, middleOf, RING_RADIUS, sortByGroup, type GraphNode } from './ring-layout.ts'

function make(weights: readonly number[], groupOf: (at: number) => string = () => ''): GraphNode[] {
  return weights.map((weight, id) => ({ id, label: `/${id}`, group: groupOf(id), weight }))
}

test('nodes stand on the ring in the order of their groups, clockwise from the top', () => {
  const nodes = make([1, 1, 1, 1], (at) => (at % 2 === 0 ? 'b' : 'a'))
  expect(sortByGroup(nodes)).toEqual([1, 3, 0, 2])
  const placed = layOutRing(nodes)
  for (const { x, y } of placed) expect(Math.hypot(x, y)).toBeCloseTo(RING_RADIUS)
  const angles = [1, 3, 0, 2].map((at) => placed[at]?.angle ?? 0)
  expect(angles.toSorted((one, other) => one - other)).toEqual(angles)
  expect(angles[0]).toBeGreaterThan(-Math.PI / 2)
  expect(angles[3]).toBeLessThan(1.5 * Math.PI)
  // The gap between the groups is wider than that between nodes of one group.
  const [first = 0, second = 0, third = 0] = angles
  expect(third - second).toBeGreaterThan(second - first)
})

test('a node grows with its weight, and stands outside of the ring by its radius', () => {
  const [none, some, most] = layOutRing(make([0, 25, 100]))
  if (!none || !some || !most) throw new Error('A node has no place.')
  expect(some.radius - none.radius).toBeCloseTo((most.radius - none.radius) / 2)
  const { x, y } = middleOf(most, 1)
  expect(Math.hypot(x, y)).toBeCloseTo(RING_RADIUS + most.radius)
})

test('a thousand nodes of one weight keep apart from each other, and one heavy node among them is large', () => {
  const alike = layOutRing(make(Array.from({ length: 1000 }, () => 7)))
  expect(alike[0]?.radius).toBeLessThan(3)
  const heavy = layOutRing(make([1000, ...Array.from({ length: 999 }, () => 1)]))
  expect(heavy[0]?.radius).toBeGreaterThan(10)
  expect(heavy[1]?.radius).toBeLessThan(2)
})

test('a graph of one node and a graph of none have a layout', () => {
  expect(layOutRing([])).toEqual([])
  expect(layOutRing(make([0]))).toHaveLength(1)
})
