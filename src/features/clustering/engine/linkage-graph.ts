import type { LinkageGraph } from './average-linkage.ts'
import type { OverlapCounter } from './node-overlaps.ts'

/** The overlaps among some nodes, one component after the other, each pair from both sides. */
export function buildLinkageGraph(
  counter: OverlapCounter,
  nodes: Int32Array,
  componentOf: Int32Array,
  localOf: Int32Array,
  sizeOf: (node: number) => number,
): LinkageGraph {
  const count = nodes.length
  const half = collectPairs(counter, nodes, componentOf, localOf)
  const start = new Uint32Array(count + 1)
  const size = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    size[i] = sizeOf(nodes[i])
    start[i + 1] += half.start[i + 1] - half.start[i]
    for (let e = half.start[i]; e < half.start[i + 1]; e++) start[half.other[e] + 1]++
  }
  for (let i = 0; i < count; i++) start[i + 1] += start[i]
  const neighbour = new Int32Array(start[count])
  const sum = new Float64Array(start[count])
  const next = start.slice(0, count)
  for (let i = 0; i < count; i++) {
    for (let e = half.start[i]; e < half.start[i + 1]; e++) {
      const other = half.other[e]
      const overlap = half.overlap[e] * size[i] * size[other]
      neighbour[next[i]] = other
      sum[next[i]++] = overlap
      neighbour[next[other]] = i
      sum[next[other]++] = overlap
    }
  }
  return { count, size, start, neighbour, sum, frozen: 0 }
}

interface HalfPairs {
  start: Uint32Array
  other: Int32Array
  overlap: Uint8Array
}

/** The pairs of each node with later nodes of its component; names are positions in `nodes`. */
function collectPairs(
  counter: OverlapCounter,
  nodes: Int32Array,
  componentOf: Int32Array,
  localOf: Int32Array,
): HalfPairs {
  const start = new Uint32Array(nodes.length + 1)
  let other = new Int32Array(nodes.length * 8)
  let overlap = new Uint8Array(nodes.length * 8)
  let used = 0
  counter.reset(nodes)
  for (let i = 0; i < nodes.length; i++) localOf[nodes[i]] = i
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]
    const found = counter.countLater(node)
    if (used + found > other.length) {
      const room = Math.ceil((used + found) * 1.5)
      other = new Int32Array(other.buffer.transfer(room * 4))
      overlap = new Uint8Array(overlap.buffer.transfer(room))
    }
    for (let k = 0; k < found; k++) {
      const neighbour = counter.found[k]
      if (componentOf[neighbour] !== componentOf[node]) continue
      other[used] = localOf[neighbour]
      overlap[used++] = counter.overlapWith(neighbour)
    }
    start[i + 1] = used
  }
  return { start, other, overlap }
}
