import { findRoot } from './components.ts'
import { SERP_DEPTH } from './limits.ts'

/** A weighted graph of clusters to be merged; entry i stands for the i-th cluster in canonical order. */
export interface LinkageGraph {
  count: number
  /** Keywords of each cluster. */
  size: Float64Array
  /** Neighbours of i: neighbour[start[i] .. end[i]), each pair from both sides. Used up by the run. */
  start: Uint32Array
  end: Uint32Array
  neighbour: Int32Array
  /** Sum of the overlaps over all pairs of keywords across the two. */
  sum: Uint32Array | Float64Array
  /** How many at the front are frozen: they take in others but do not merge with each other. */
  frozen: number
}

/** Called for each merge; `into` < `from`, and both names stand for clusters as merged so far. */
type OnMerge = (into: number, from: number, sum: number, pairs: number) => void

/** Keywords in a cluster up to which every sum of overlaps fits into 32 bits. */
export const MOST_IN_32_BITS = Math.floor(Math.sqrt(2 ** 32 / SERP_DEPTH))

/** Up to this the products compared below are exact in a double. */
const EXACT = 2 ** 53

/**
 * Average linkage (UPGMA) by nearest-neighbour chains: merges while the mean overlap across two clusters
 * is at least `minimumScore`. Of equal means the pair first in canonical order merges first, so the result
 * equals that of greedy merging; heights never rise towards the root.
 * Murtagh 1983, "A survey of recent advances in hierarchical clustering algorithms".
 */
export function linkClusters(graph: LinkageGraph, minimumScore: number, onMerge: OnMerge): void {
  const { count, size, start, end: listEnd, neighbour, frozen } = graph
  let { sum } = graph
  const parent = new Int32Array(count)
  const nextList = new Int32Array(count).fill(-1)
  const lastList = new Int32Array(count)
  const isFinished = new Uint8Array(count)
  const total = new Float64Array(count)
  const touched = new Int32Array(count)
  for (let i = 0; i < count; i++) parent[i] = lastList[i] = i
  let bestSum = 0

  const chain: number[] = []
  for (let first = frozen; first < count; first++) {
    for (;;) {
      if (chain.length === 0) {
        const root = findRoot(parent, first)
        if (isFinished[root]) break
        chain.push(root)
      }
      const top = chain[chain.length - 1]
      const best = findNearest(top)
      if (best < 0) {
        isFinished[top] = 1
        chain.pop()
      } else if (chain.length > 1 && chain[chain.length - 2] === best) {
        chain.length -= 2
        merge(Math.min(top, best), Math.max(top, best))
      } else chain.push(best)
    }
  }

  /** The unfinished cluster of largest mean overlap with `cluster`, or -1 where none reaches the minimum. */
  function findNearest(cluster: number): number {
    const found = gather(cluster)
    let best = -1
    bestSum = 0
    for (let i = 0; i < found; i++) {
      const other = touched[i]
      if (best < 0 || isNearer(total[other], other, bestSum, best, size[cluster])) {
        best = other
        bestSum = total[other]
      }
      total[other] = 0
    }
    return best >= 0 && bestSum >= minimumScore * size[cluster] * size[best] ? best : -1
  }

  /**
   * Adds up the neighbours of a cluster by the clusters that they are in by now, and keeps them so, unless that
   * would save nothing.
   */
  function gather(cluster: number): number {
    let found = 0
    for (let list = cluster; list >= 0; list = nextList[list]) {
      for (let i = start[list]; i < listEnd[list]; i++) {
        const other = findRoot(parent, neighbour[i])
        if (other === cluster || isFinished[other] || (other < frozen && cluster < frozen)) continue
        if (total[other] === 0) touched[found++] = other
        total[other] += sum[i]
      }
    }
    if (nextList[cluster] < 0 && found === listEnd[cluster] - start[cluster]) return found
    let kept = 0
    let list = cluster
    for (; kept < found; list = nextList[list]) {
      const from = start[list]
      const room = Math.min(start[list + 1] - from, found - kept)
      for (let i = 0; i < room; i++, kept++) {
        neighbour[from + i] = touched[kept]
        sum[from + i] = total[touched[kept]]
      }
      listEnd[list] = from + room
      lastList[cluster] = list
    }
    if (found === 0) {
      listEnd[cluster] = start[cluster]
      lastList[cluster] = cluster
    }
    nextList[lastList[cluster]] = -1
    return found
  }

  function isNearer(sumA: number, a: number, sumB: number, b: number, own: number): boolean {
    if (SERP_DEPTH * own * size[a] * size[b] >= EXACT) {
      const left = BigInt(sumA) * BigInt(size[b])
      const right = BigInt(sumB) * BigInt(size[a])
      return left === right ? a < b : left > right
    }
    const left = sumA * size[b]
    const right = sumB * size[a]
    return left === right ? a < b : left > right
  }

  function merge(into: number, from: number): void {
    onMerge(into, from, bestSum, size[into] * size[from])
    parent[from] = into
    size[into] += size[from]
    if (size[into] > MOST_IN_32_BITS && sum instanceof Uint32Array) sum = Float64Array.from(sum)
    nextList[lastList[into]] = from
    lastList[into] = lastList[from]
  }
}
