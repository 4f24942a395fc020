import { findRoot } from './components.ts'
import { SERP_DEPTH } from './limits.ts'

/** A weighted graph of the clusters to merge; index i is the i-th cluster in canonical order. */
export interface LinkageGraph {
  count: number
  /** Number of keywords in each cluster. */
  size: Float64Array
  /** Neighbours of i: neighbour[start[i] .. end[i]); each pair is listed at both. The run overwrites these arrays. */
  start: Uint32Array
  end: Uint32Array
  neighbour: Int32Array
  /** For each neighbour: sum of the overlaps over all pairs of keywords across the two clusters. */
  sum: Uint32Array | Float64Array
  /** The first `frozen` clusters can take in others but do not merge with each other. */
  frozen: number
}

/** Called for each merge. `into` < `from`; each is the first index of a cluster as merged so far. */
type OnMerge = (into: number, from: number, sum: number, pairs: number) => void

/** Up to this number of keywords in a cluster, each sum of overlaps fits into 32 bits. */
export const MOST_IN_32_BITS = Math.floor(Math.sqrt(2 ** 32 / SERP_DEPTH))

/** Below this, the products that `isNearer` compares are exact as doubles. */
const EXACT_LIMIT = 2 ** 53

/**
 * Average linkage (UPGMA) by nearest-neighbour chains: merges while the mean overlap across two clusters
 * is at least `minimumScore`. Among equal means, the pair that is first in canonical order merges first, so
 * the result equals that of greedy merging; heights never rise towards the root.
 * Murtagh 1983, "A survey of recent advances in hierarchical clustering algorithms".
 */
export function linkClusters(graph: LinkageGraph, minimumScore: number, onMerge: OnMerge): void {
  const linkage = new Linkage(graph, minimumScore, onMerge)
  const chain: number[] = []
  for (let first = graph.frozen; first < graph.count; first++) {
    for (;;) {
      if (chain.length === 0) {
        const root = linkage.findUnfinished(first)
        if (root < 0) break
        chain.push(root)
      }
      const top = chain[chain.length - 1]
      const best = linkage.findNearest(top)
      if (best < 0) {
        linkage.finish(top)
        chain.pop()
      } else if (chain.length > 1 && chain[chain.length - 2] === best) {
        chain.length -= 2
        linkage.merge(Math.min(top, best), Math.max(top, best))
      } else chain.push(best)
    }
  }
}

/**
 * The clusters as merged so far. A cluster is named by the first of the original clusters in it; its
 * neighbours are a chain of the neighbour lists of all original clusters in it.
 */
class Linkage {
  private readonly graph: LinkageGraph
  /** Replaced by an array of doubles once a cluster is too large for sums of 32 bits. */
  private sum: LinkageGraph['sum']
  private readonly minimumScore: number
  private readonly onMerge: OnMerge
  private readonly parent: Int32Array
  private readonly nextList: Int32Array
  private readonly lastList: Int32Array
  private readonly isFinished: Uint8Array
  /** Result of `gather`: `total` has the sum for each neighbour, `touched` lists the neighbours. */
  private readonly total: Float64Array
  private readonly touched: Int32Array
  private bestSum = 0

  constructor(graph: LinkageGraph, minimumScore: number, onMerge: OnMerge) {
    const { count } = graph
    this.graph = graph
    this.sum = graph.sum
    this.minimumScore = minimumScore
    this.onMerge = onMerge
    this.parent = Int32Array.from({ length: count }, (_, i) => i)
    this.nextList = new Int32Array(count).fill(-1)
    this.lastList = this.parent.slice()
    this.isFinished = new Uint8Array(count)
    this.total = new Float64Array(count)
    this.touched = new Int32Array(count)
  }

  /** The cluster that now contains the original cluster `first`, or -1 if it is finished. */
  findUnfinished(first: number): number {
    const root = findRoot(this.parent, first)
    return this.isFinished[root] ? -1 : root
  }

  finish(cluster: number): void {
    this.isFinished[cluster] = 1
  }

  /** The unfinished cluster of largest mean overlap with `cluster`, or -1 if none reaches the minimum. */
  findNearest(cluster: number): number {
    const found = this.gather(cluster)
    const { total, touched } = this
    const { size } = this.graph
    let best = -1
    let bestSum = 0
    for (let i = 0; i < found; i++) {
      const other = touched[i]
      if (best < 0 || isNearer(size, total[other], other, bestSum, best, size[cluster])) {
        best = other
        bestSum = total[other]
      }
      total[other] = 0
    }
    this.bestSum = bestSum
    return best >= 0 && bestSum >= this.minimumScore * size[cluster] * size[best] ? best : -1
  }

  /**
   * Adds up the sums of a cluster's neighbours by the clusters that contain them now. Stores the added-up
   * list in place of the old ones if it is shorter.
   */
  private gather(cluster: number): number {
    const { parent, nextList, isFinished, total, touched, sum } = this
    const { start, end, neighbour, frozen } = this.graph
    let found = 0
    for (let list = cluster; list >= 0; list = nextList[list]) {
      for (let i = start[list]; i < end[list]; i++) {
        const other = findRoot(parent, neighbour[i])
        if (other === cluster || isFinished[other] || (other < frozen && cluster < frozen)) continue
        if (total[other] === 0) touched[found++] = other
        total[other] += sum[i]
      }
    }
    if (nextList[cluster] >= 0 || found < end[cluster] - start[cluster]) this.keepGathered(cluster, found)
    return found
  }

  private keepGathered(cluster: number, found: number): void {
    const { nextList, lastList, total, touched, sum } = this
    const { start, end, neighbour } = this.graph
    let kept = 0
    let list = cluster
    for (; kept < found; list = nextList[list]) {
      const from = start[list]
      const room = Math.min(start[list + 1] - from, found - kept)
      for (let i = 0; i < room; i++, kept++) {
        neighbour[from + i] = touched[kept]
        sum[from + i] = total[touched[kept]]
      }
      end[list] = from + room
      lastList[cluster] = list
    }
    if (found === 0) {
      end[cluster] = start[cluster]
      lastList[cluster] = cluster
    }
    nextList[lastList[cluster]] = -1
  }

  merge(into: number, from: number): void {
    const { nextList, lastList, sum } = this
    const { size } = this.graph
    this.onMerge(into, from, this.bestSum, size[into] * size[from])
    this.parent[from] = into
    size[into] += size[from]
    if (size[into] > MOST_IN_32_BITS && sum instanceof Uint32Array) this.sum = Float64Array.from(sum)
    nextList[lastList[into]] = from
    lastList[into] = lastList[from]
  }
}

function isNearer(
  size: Float64Array,
  sumA: number,
  a: number,
  sumB: number,
  b: number,
  own: number,
): boolean {
  if (SERP_DEPTH * own * size[a] * size[b] >= EXACT_LIMIT) {
    const left = BigInt(sumA) * BigInt(size[b])
    const right = BigInt(sumB) * BigInt(size[a])
    return left === right ? a < b : left > right
  }
  const left = sumA * size[b]
  const right = sumB * size[a]
  return left === right ? a < b : left > right
}
