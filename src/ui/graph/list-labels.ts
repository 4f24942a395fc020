import { showNode, type GraphView, type Size } from './graph-view.ts'
import { placeLabels, shortenLabel, type Label } from './place-labels.ts'
import type { GraphNode, PlacedNode } from './ring-layout.ts'

interface Labelled {
  nodes: readonly GraphNode[]
  placed: readonly PlacedNode[]
  /** Places of nodes, the most important first. */
  order: readonly number[]
  view: GraphView
  size: Size
  /** The width of a text in pixels. */
  measure: (text: string) => number
}

/** Nodes whose labels are tried. */
const MOST_TRIED = 80
const GAP = 6
/** More room above and below, where the whole height of the text is near the node. */
const BELOW = 6
/** Pixels of a letter, about. */
const LETTER_WIDTH = 7.5
const LETTERS = { least: 6, most: 30 }

/** The labels of the most important nodes, beside them on the outer side of the ring. */
export function listLabels({ nodes, placed, order, view, size, measure }: Labelled): Label[] {
  const wanted = order.slice(0, MOST_TRIED).flatMap((at) => {
    const [node, place] = [nodes[at], placed[at]]
    if (node === undefined || place === undefined) return []
    const shown = showNode(place, view)
    const away = shown.radius + GAP
    const x = shown.x + away * Math.cos(place.angle)
    const y = shown.y + (away + BELOW * Math.abs(Math.sin(place.angle))) * Math.sin(place.angle)
    const isBefore = Math.cos(place.angle) < 0
    const letters = Math.floor((isBefore ? x : size.width - x) / LETTER_WIDTH)
    if (letters < LETTERS.least) return []
    const text = shortenLabel(node.label, Math.min(letters, LETTERS.most))
    return [{ node: at, text, x, y, isBefore, width: measure(text) }]
  })
  return placeLabels(wanted, size)
}
