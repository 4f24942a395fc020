import { MOST_IN_32_BITS } from './average-linkage.ts'
import type { LinkageGraph } from './average-linkage.ts'
import type { OverlapCounter } from './node-overlaps.ts'

export interface GraphBuilder {
  /** The graph of some whole components, given by their places in ascending order. */
  build(places: Int32Array): { graph: LinkageGraph; nodes: Int32Array }
}

/**
 * Builds graphs whose clusters are single nodes in canonical order, so that ties break by it.
 * @param componentOf component of each place; pairs across components are left out
 * @param degree how many neighbours each place has at most
 */
export function createGraphBuilder(
  counter: OverlapCounter,
  componentOf: Int32Array,
  degree: Uint32Array,
  sizeOf: (node: number) => number,
): GraphBuilder {
  const localOfNode = new Int32Array(componentOf.length)
  const localOf = new Int32Array(componentOf.length)

  function build(places: Int32Array): { graph: LinkageGraph; nodes: Int32Array } {
    const nodes = places.map((place) => counter.nodeAt[place]).sort()
    for (let i = 0; i < nodes.length; i++) localOfNode[nodes[i]] = i
    for (const place of places) localOf[place] = localOfNode[counter.nodeAt[place]]
    const size = Float64Array.from(nodes, sizeOf)
    const start = new Uint32Array(nodes.length + 1)
    for (const place of places) start[localOf[place] + 1] = degree[place]
    for (let i = 0; i < nodes.length; i++) start[i + 1] += start[i]
    const end = start.slice(0, nodes.length)
    const neighbour = new Int32Array(start[nodes.length])
    const sum = createSums(start[nodes.length], size)
    fillNeighbours(places, size, end, neighbour, sum)
    return { graph: { count: nodes.length, size, start, end, neighbour, sum, frozen: 0 }, nodes }
  }

  function fillNeighbours(
    places: Int32Array,
    size: Float64Array,
    next: Uint32Array,
    neighbour: Int32Array,
    sum: Uint32Array | Float64Array,
  ): void {
    counter.reset(places)
    for (const place of places) {
      const found = counter.countLater(place)
      const a = localOf[place]
      for (let k = 0; k < found; k++) {
        const other = counter.found[k]
        if (componentOf[other] !== componentOf[place]) continue
        const b = localOf[other]
        const total = counter.overlapWith(other) * size[a] * size[b]
        neighbour[next[a]] = b
        sum[next[a]++] = total
        neighbour[next[b]] = a
        sum[next[b]++] = total
      }
    }
  }

  return { build }
}

function createSums(length: number, size: Float64Array): Uint32Array | Float64Array {
  const largest = size.reduce((most, keywords) => Math.max(most, keywords), 0)
  return largest > MOST_IN_32_BITS ? new Float64Array(length) : new Uint32Array(length)
}
