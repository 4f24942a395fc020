import type { LinkageGraph } from './average-linkage.ts'

/** Pairs of clusters with the sum of the overlaps across them, in any order. */
export interface EdgeList {
  add(a: number, b: number, sum: number): void
  /** Builds the graph. `size` has the number of keywords of each cluster. */
  toGraph(size: Float64Array, frozen: number): LinkageGraph
}

export function createEdgeList(): EdgeList {
  const as: number[] = []
  const bs: number[] = []
  const sums: number[] = []
  return {
    add(a, b, sum) {
      as.push(a)
      bs.push(b)
      sums.push(sum)
    },
    toGraph(size, frozen) {
      const count = size.length
      const start = new Uint32Array(count + 1)
      for (const a of as) start[a + 1]++
      for (const b of bs) start[b + 1]++
      for (let i = 0; i < count; i++) start[i + 1] += start[i]
      const end = start.slice(0, count)
      const neighbour = new Int32Array(start[count])
      const sum = new Float64Array(start[count])
      for (let i = 0; i < as.length; i++) {
        const a = as[i]
        const b = bs[i]
        neighbour[end[a]] = b
        sum[end[a]++] = sums[i]
        neighbour[end[b]] = a
        sum[end[b]++] = sums[i]
      }
      return { count, size, start, end, neighbour, sum, frozen }
    },
  }
}
