import type { Size } from '../graph/graph-view.ts'
import { squarify } from './squarify.ts'
import type { Box, PlotLayout, PlotText, Shape, Tone } from './shapes.ts'

export interface TreemapItem {
  id: number
  name: string
  /** Above zero; the area is in proportion to it. */
  weight: number
  tone: Tone
  sign: string
}

export interface TreemapGroup {
  name: string
  items: readonly TreemapItem[]
}

const GAP = 2
const HEAD = 20
/** Smaller groups have no name: there is no room for it. */
const LEAST_WITH_HEAD = { width: 72, height: 60 }

/** Lays out groups of items as a treemap: the groups among each other, then the items of each. */
export function layOutTreemap(groups: readonly TreemapGroup[], size: Size): PlotLayout {
  const sorted = groups
    .filter(({ items }) => items.length > 0)
    .map((group) => ({ ...group, weight: group.items.reduce((sum, { weight }) => sum + weight, 0) }))
    .toSorted((one, other) => other.weight - one.weight)
  const boxes = squarify(
    sorted.map(({ weight }) => weight),
    { x: 0, y: 0, ...size },
  )
  const placed = sorted.map((group, at) => placeGroup(group, boxes[at] ?? NOWHERE))
  return {
    shapes: placed.flatMap(({ shapes }) => shapes),
    texts: placed.flatMap(({ head }) => head ?? []),
    lines: [],
  }
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

function placeGroup({ name, items }: TreemapGroup, box: Box): { shapes: Shape[]; head: PlotText | null } {
  const hasHead = box.width >= LEAST_WITH_HEAD.width && box.height >= LEAST_WITH_HEAD.height
  const inner = {
    x: box.x + GAP,
    y: box.y + (hasHead ? HEAD : GAP),
    width: Math.max(0, box.width - 2 * GAP),
    height: Math.max(0, box.height - (hasHead ? HEAD : GAP) - GAP),
  }
  const sorted = items.toSorted((one, other) => other.weight - one.weight)
  const boxes = squarify(
    sorted.map(({ weight }) => weight),
    inner,
  )
  return {
    shapes: sorted.map(({ id, name: title, tone, sign }, at) => ({
      id,
      name: title,
      tone,
      sign,
      isRound: false,
      ...(boxes[at] ?? NOWHERE),
    })),
    head: hasHead
      ? {
          text: name,
          x: inner.x + 2,
          y: box.y + HEAD / 2,
          align: 'left',
          most: inner.width - 4,
          isStrong: true,
        }
      : null,
  }
}
