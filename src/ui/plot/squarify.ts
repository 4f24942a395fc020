import type { Box } from './shapes.ts'

/**
 * Divides a box among weights, each with an area in proportion to it and as square as possible: the squarified treemap
 * of Bruls, Huizing and van Wijk. The weights are above zero, the largest first.
 */
export function squarify(weights: readonly number[], box: Box): Box[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const boxes: Box[] = []
  let rest = box
  let left = total
  let start = 0
  while (start < weights.length) {
    const scale = left > 0 ? (rest.width * rest.height) / left : 0
    const { end, sum } = fillRow(weights, { start, scale, side: Math.min(rest.width, rest.height) })
    const placed = placeRow(weights.slice(start, end), { rest, share: left > 0 ? sum / left : 0, sum })
    boxes.push(...placed.boxes)
    rest = placed.rest
    left -= sum
    start = end
  }
  return boxes
}

interface RowInput {
  start: number
  /** Area of a weight of one. */
  scale: number
  /** The shorter side, along which the row lies. */
  side: number
}

/** The weights of the next row: as many as make its boxes more square. */
function fillRow(weights: readonly number[], { start, scale, side }: RowInput): { end: number; sum: number } {
  const largest = (weights[start] ?? 0) * scale
  let sum = 0
  let worst = Infinity
  let end = start
  for (; end < weights.length; end++) {
    const weight = weights[end] ?? 0
    const area = (sum + weight) * scale
    const least = weight * scale
    const ratio = Math.max((side ** 2 * largest) / area ** 2, area ** 2 / (side ** 2 * least))
    if (ratio > worst) break
    worst = ratio
    sum += weight
  }
  // A box without any room takes all that is left.
  return end === start ? { end: start + 1, sum: weights[start] ?? 0 } : { end, sum }
}

interface Row {
  rest: Box
  /** The part of the rest that the row takes. */
  share: number
  sum: number
}

function placeRow(weights: readonly number[], { rest, share, sum }: Row): { boxes: Box[]; rest: Box } {
  const isUpright = rest.width >= rest.height
  const depth = share * (isUpright ? rest.width : rest.height)
  let at = isUpright ? rest.y : rest.x
  const boxes = weights.map((weight) => {
    const length = (sum > 0 ? weight / sum : 0) * (isUpright ? rest.height : rest.width)
    const box = isUpright
      ? { x: rest.x, y: at, width: depth, height: length }
      : { x: at, y: rest.y, width: length, height: depth }
    at += length
    return box
  })
  return {
    boxes,
    rest: isUpright
      ? { ...rest, x: rest.x + depth, width: rest.width - depth }
      : { ...rest, y: rest.y + depth, height: rest.height - depth },
  }
}
