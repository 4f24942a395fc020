import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHitGrid } from './hit-grid.ts'
import { layOutRing, middleOf, type PlacedNode } from './ring-layout.ts'

function placeNodes(weights: readonly number[]): PlacedNode[] {
  return layOutRing(weights.map((weight, id) => ({ id, label: '', group: String(id % 3), weight })))
}

/** How far a point is from the edge of a node. */
function distance(node: PlacedNode, point: { x: number; y: number }, factor: number): number {
  const middle = middleOf(node, factor)
  return Math.hypot(middle.x - point.x, middle.y - point.y) - node.radius * factor
}

test('the node at a point is the one whose edge is nearest, as a look at all nodes finds it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(500), { minLength: 1, maxLength: 60 }),
      fc.record({ x: fc.integer({ min: -340, max: 340 }), y: fc.integer({ min: -340, max: 340 }) }),
      fc.constantFrom(1, 0.4, 0.1),
      fc.integer({ min: 1, max: 30 }),
      (weights, point, factor, reach) => {
        const nodes = placeNodes(weights)
        const found = createHitGrid(nodes).find({ ...point, factor, reach })
        const nearest = Math.min(...nodes.map((node) => distance(node, point, factor)))
        const node = found === null ? undefined : nodes[found]
        const reached = node === undefined ? Infinity : distance(node, point, factor)
        expect(reached).toBeCloseTo(nearest > reach ? Infinity : nearest)
      },
    ),
  )
})

test('a point in the middle of a node finds it, and the middle of the ring finds nothing', () => {
  const nodes = placeNodes(Array.from({ length: 1000 }, (_, at) => at % 40))
  const grid = createHitGrid(nodes)
  for (const at of [0, 1, 499, 999]) {
    const node = nodes[at]
    if (!node) throw new Error('A node has no place.')
    const found = grid.find({ ...middleOf(node, 1), factor: 1, reach: 4 })
    expect(found === at || distance(nodes[found ?? 0] ?? node, middleOf(node, 1), 1) <= -node.radius).toBe(
      true,
    )
  }
  expect(grid.find({ x: 0, y: 0, factor: 1, reach: 20 })).toBeNull()
})
