import { middleOf, RING_RADIUS, type PlacedNode } from './ring-layout.ts'

/** Which part of a graph is shown: a point of the graph, times the scale, plus x and y, is a point in pixels. */
export interface GraphView {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

const SCALES = { least: 0.2, most: 40 }
/** Room for labels beside the ring and above it, in pixels. */
const BESIDE = { wide: 120, narrow: 24 }
const ABOVE = 32
const NARROW = 560

/** The view that shows the whole ring in the middle. */
export function fitView({ width, height }: Size): GraphView {
  const beside = width < NARROW ? BESIDE.narrow : BESIDE.wide
  const room = Math.min(width / 2 - beside, height / 2 - ABOVE)
  return { scale: Math.max(SCALES.least, room / (RING_RADIUS + 14)), x: width / 2, y: height / 2 }
}

/** Zooms by a factor; the point under `at` stays where it is. */
export function zoomView(view: GraphView, factor: number, at: { x: number; y: number }): GraphView {
  const scale = Math.min(SCALES.most, Math.max(SCALES.least, view.scale * factor))
  const by = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }
}

export function moveView(view: GraphView, x: number, y: number): GraphView {
  return { ...view, x: view.x + x, y: view.y + y }
}

/** The view in which a point of the graph is in sight: moved to the middle when it is not. */
export function showPoint(view: GraphView, point: { x: number; y: number }, size: Size): GraphView {
  const [x, y] = [point.x * view.scale + view.x, point.y * view.scale + view.y]
  const isInSight = x >= 0 && y >= 0 && x <= size.width && y <= size.height
  return isInSight ? view : moveView(view, size.width / 2 - x, size.height / 2 - y)
}

/** By how much the radius of nodes is drawn smaller than all else: zoomed in, they grow more slowly than their distance. */
export function radiusFactor({ scale }: GraphView): number {
  return scale <= 1 ? 1 : (1 + Math.log2(scale) / 2) / scale
}

/** A node in pixels: its middle and its radius. */
export function showNode(node: PlacedNode, view: GraphView): { x: number; y: number; radius: number } {
  const factor = radiusFactor(view)
  const { x, y } = middleOf(node, factor)
  const radius = Math.max(1, node.radius * factor * view.scale)
  return { x: x * view.scale + view.x, y: y * view.scale + view.y, radius }
}
