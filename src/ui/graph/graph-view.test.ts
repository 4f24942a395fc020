import { expect, test } from 'vitest'
import { fitView, moveView, radiusFactor, showNode, showPoint, zoomView } from './graph-view.ts'
import { layOutRing, RING_RADIUS } from './ring-layout.ts'

const SIZE = { width: 900, height: 600 }

test('the first view shows the whole ring in the middle', () => {
  const { scale, x, y } = fitView(SIZE)
  expect([x, y]).toEqual([450, 300])
  expect(RING_RADIUS * scale).toBeLessThan(300)
  expect(RING_RADIUS * scale).toBeGreaterThan(200)
  expect(fitView({ width: 0, height: 0 }).scale).toBeGreaterThan(0)
})

test('zooming keeps the point under the pointer in its place, within limits', () => {
  const view = fitView(SIZE)
  const at = { x: 700, y: 120 }
  const before = [(at.x - view.x) / view.scale, (at.y - view.y) / view.scale]
  const zoomed = zoomView(view, 2.5, at)
  expect(zoomed.scale).toBeCloseTo(view.scale * 2.5)
  expect((at.x - zoomed.x) / zoomed.scale).toBeCloseTo(before[0] ?? 0)
  expect((at.y - zoomed.y) / zoomed.scale).toBeCloseTo(before[1] ?? 0)
  expect(zoomView(view, 1e9, at).scale).toBe(40)
  expect(zoomView(view, 1e-9, at).scale).toBe(0.2)
})

test('a point out of sight is moved to the middle, one in sight stays', () => {
  const view = { scale: 10, x: 450, y: 300 }
  expect(showPoint(view, { x: 10, y: 10 }, SIZE)).toBe(view)
  const { x, y } = showPoint(view, { x: 300, y: 0 }, SIZE)
  expect([300 * 10 + x, y]).toEqual([450, 300])
  expect(moveView(view, 5, -5)).toEqual({ scale: 10, x: 455, y: 295 })
})

test('zoomed in, a node grows more slowly than its distance from others', () => {
  const [node] = layOutRing([{ id: 1, label: '', group: '', weight: 1 }])
  if (!node) throw new Error('The node has no place.')
  const near = showNode(node, { scale: 4, x: 0, y: 0 })
  expect(near.radius).toBeCloseTo(node.radius * 2)
  expect(Math.hypot(near.x, near.y)).toBeCloseTo((RING_RADIUS + node.radius / 2) * 4)
  expect(radiusFactor({ scale: 0.5, x: 0, y: 0 })).toBe(1)
})
