import { middleOf, type PlacedNode } from './ring-layout.ts'

interface Aim {
  x: number
  y: number
  reach: number
  /** By which the radius of nodes is drawn. */
  factor: number
}

const CELL = 16

/** Finds the node at a point without looking at all of them: nodes are sorted into square cells. */
export function createHitGrid(nodes: readonly PlacedNode[]) {
  const cells = new Map<string, number[]>()
  const largest = nodes.reduce((most, { radius }) => Math.max(most, radius), 0)
  for (const [at, { x, y }] of nodes.entries()) {
    const key = keyOf(cellOf(x), cellOf(y))
    const members = cells.get(key)
    if (members) members.push(at)
    else cells.set(key, [at])
  }
  return {
    /** The node whose edge is nearest to the point; null when no edge is within `reach` of it. */
    find({ x, y, reach, factor }: Aim): number | null {
      let found: number | null = null
      let least = reach
      const around = 2 * largest * factor + reach
      for (let column = cellOf(x - around); column <= cellOf(x + around); column++)
        for (let row = cellOf(y - around); row <= cellOf(y + around); row++)
          for (const at of cells.get(keyOf(column, row)) ?? []) {
            const distance = distanceTo(nodes[at], { x, y, factor })
            if (distance > least || (distance === least && found !== null)) continue
            found = at
            least = distance
          }
      return found
    },
  }
}

/** From a node's edge; negative inside it. */
function distanceTo(node: PlacedNode | undefined, { x, y, factor }: Omit<Aim, 'reach'>): number {
  if (node === undefined) return Infinity
  const middle = middleOf(node, factor)
  return Math.hypot(middle.x - x, middle.y - y) - node.radius * factor
}

function cellOf(value: number): number {
  return Math.floor(value / CELL)
}

function keyOf(column: number, row: number): string {
  return `${column} ${row}`
}
