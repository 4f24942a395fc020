import { MOST_IN_32_BITS } from './average-linkage.ts'
import type { LinkageGraph } from './average-linkage.ts'
import type { OverlapPairs } from './overlap-pairs.ts'

interface GraphBuilder {
  /** Builds the graph of some whole components, given by their places in ascending order. */
  build(places: Int32Array): { graph: LinkageGraph; nodes: Int32Array }
}

/**
 * Builds graphs whose clusters are single nodes in canonical order, so that canonical order breaks ties.
 * @param nodeAt node of each place
 * @param componentOf component of each place; pairs across components are left out
 */
export function createGraphBuilder(
  pairs: OverlapPairs,
  nodeAt: Int32Array,
  componentOf: Int32Array,
  sizeOf: (node: number) => number,
): GraphBuilder {
  const localOfNode = new Int32Array(componentOf.length)
  const localOf = new Int32Array(componentOf.length)

  function build(places: Int32Array): { graph: LinkageGraph; nodes: Int32Array } {
    const nodes = places.map((place) => nodeAt[place]).sort()
    for (let i = 0; i < nodes.length; i++) localOfNode[nodes[i]] = i
    for (const place of places) localOf[place] = localOfNode[nodeAt[place]]
    const size = Float64Array.from(nodes, sizeOf)
    const start = countNeighbours(places)
    const end = start.slice(0, nodes.length)
    const neighbour = new Int32Array(start[nodes.length])
    const sum = createSums(start[nodes.length], size)
    fillNeighbours(places, size, end, neighbour, sum)
    return { graph: { count: nodes.length, size, start, end, neighbour, sum, frozen: 0 }, nodes }
  }

  function countNeighbours(places: Int32Array): Uint32Array {
    const start = new Uint32Array(places.length + 1)
    for (let at = 0; at < places.length; at++) {
      const place = places[at]
      for (let i = pairs.start[place]; i < pairs.start[place + 1]; i++) {
        const other = pairs.other[i]
        if (componentOf[other] !== componentOf[place]) continue
        start[localOf[place] + 1]++
        start[localOf[other] + 1]++
      }
    }
    for (let i = 0; i < places.length; i++) start[i + 1] += start[i]
    return start
  }

  function fillNeighbours(
    places: Int32Array,
    size: Float64Array,
    next: Uint32Array,
    neighbour: Int32Array,
    sum: Uint32Array | Float64Array,
  ): void {
    for (let at = 0; at < places.length; at++) {
      const place = places[at]
      const a = localOf[place]
      for (let i = pairs.start[place]; i < pairs.start[place + 1]; i++) {
        const other = pairs.other[i]
        if (componentOf[other] !== componentOf[place]) continue
        const b = localOf[other]
        const total = pairs.overlap[i] * size[a] * size[b]
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
