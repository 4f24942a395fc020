import type { Box, Shape } from './shapes.ts'

interface Point {
  x: number
  y: number
}

/** Returns the shape at a point, the topmost of several, or else the nearest shape within reach; null without one. */
export function findShape(shapes: readonly Shape[], point: Point, reach = 0): Shape | null {
  const hit = shapes.findLast((shape) => isIn(shape, point))
  if (hit !== undefined || reach === 0) return hit ?? null
  let [nearest, least]: [Shape | null, number] = [null, reach]
  for (const shape of shapes) {
    const away = distance(shape, point)
    if (away <= least) [nearest, least] = [shape, away]
  }
  return nearest
}

/** The shapes whose middle is in a box. */
export function listInBox(shapes: readonly Shape[], box: Box): Shape[] {
  return shapes.filter((shape) => {
    const { x, y } = middleOf(shape)
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
  })
}

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Returns the next shape in the direction of an arrow key; null at the edge, and for another key. */
export function stepTo(shapes: readonly Shape[], from: Shape, key: string): Shape | null {
  const step = STEPS[key]
  if (step === undefined) return null
  const start = middleOf(from)
  let [next, least]: [Shape | null, number] = [null, Infinity]
  for (const shape of shapes) {
    if (shape.id === from.id) continue
    const { x, y } = middleOf(shape)
    const ahead = (x - start.x) * step.x + (y - start.y) * step.y
    const aside = Math.abs((x - start.x) * step.y) + Math.abs((y - start.y) * step.x)
    // What is more aside than ahead belongs to another arrow.
    if (ahead <= 0 || aside > ahead * 2) continue
    const cost = ahead + aside * 2
    if (cost < least) [next, least] = [shape, cost]
  }
  return next
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

function isIn(shape: Shape, { x, y }: Point): boolean {
  if (shape.isRound) return distance(shape, { x, y }) <= 0
  return x >= shape.x && x < shape.x + shape.width && y >= shape.y && y < shape.y + shape.height
}

/** Pixels from the edge of a round shape to a point; from the middle of another one. */
function distance(shape: Shape, { x, y }: Point): number {
  const middle = middleOf(shape)
  return Math.hypot(middle.x - x, middle.y - y) - (shape.isRound ? shape.width / 2 : 0)
}
