import type { KeyboardEvent } from 'react'
import { stepThrough } from './neighbours.ts'
import type { GraphScene } from './use-graph-scene.ts'

interface KeysInput {
  graph: GraphScene
  /** The node that the keyboard has reached. */
  reached: number | null
  selected: number | null
  onReach: (node: number) => void
  onSelect: (node: number | null) => void
  onOpen: (node: number) => void
  onZoom: (factor: number) => void
  onFit: () => void
}

const ZOOM = 1.25

/**
 * The keys of a graph: left and right go around the ring, up and down through the nodes that have links with the selected
 * one, Enter selects, Escape clears, T opens the node's table.
 */
export function useGraphKeys({ graph, reached, selected, ...on }: KeysInput) {
  const { ring, scene } = graph
  const now = reached ?? selected
  const near =
    selected === null
      ? graph.byWeight
      : [
          ...new Set([
            ...(scene.neighbours.incoming[selected] ?? []),
            ...(scene.neighbours.outgoing[selected] ?? []),
          ]),
        ]
  const go = (places: readonly number[], step: 1 | -1) => {
    const next = stepThrough(places, now, step)
    if (next !== null) on.onReach(next)
  }
  const does: Record<string, () => void> = {
    ArrowRight: () => go(ring, 1),
    ArrowLeft: () => go(ring, -1),
    ArrowDown: () => go(near, 1),
    ArrowUp: () => go(near, -1),
    Enter: () => now !== null && on.onSelect(now),
    t: () => now !== null && on.onOpen(now),
    '+': () => on.onZoom(ZOOM),
    '=': () => on.onZoom(ZOOM),
    '-': () => on.onZoom(1 / ZOOM),
    '0': () => on.onFit(),
  }
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return
    const act = does[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
}
