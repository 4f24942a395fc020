import { useMemo } from 'react'
import type { Scene } from './draw-graph.ts'
import { createHitGrid } from './hit-grid.ts'
import { findNeighbours } from './neighbours.ts'
import { layOutRing, sortByGroup, type GraphLink, type GraphNode } from './ring-layout.ts'

/** What is computed once for a graph: places, neighbours, a grid to find nodes, and the order around the ring. */
export function useGraphScene(nodes: readonly GraphNode[], links: readonly GraphLink[]) {
  return useMemo(() => {
    const placed = layOutRing(nodes)
    const scene: Scene = { placed, links, neighbours: findNeighbours(nodes.length, links) }
    const weightOf = (at: number) => nodes[at]?.weight ?? 0
    const ring = sortByGroup(nodes)
    return {
      scene,
      grid: createHitGrid(placed),
      ring,
      byWeight: ring.toSorted((one, other) => weightOf(other) - weightOf(one)),
      placeOf: new Map(nodes.map(({ id }, at) => [id, at])),
    }
  }, [nodes, links])
}

export type GraphScene = ReturnType<typeof useGraphScene>
