import { canonicalOrder } from './canonical-order.ts'
import { clusterKeywords, type Clustering, type ClusteringOptions } from './cluster-keywords.ts'
import { describePlacement, type Placement } from './describe-placement.ts'
import type { KeywordTable } from './keyword-table.ts'

export interface ReclusterOptions extends Pick<ClusteringOptions, 'minimumScore' | 'onProgress'> {
  /** Cluster of each row, from 0; -1 for new keywords. */
  clusterOf: Int32Array
  clusterCount: number
  /** 1 for each cluster that loses and gains no rows; by default none is locked. */
  lockedClusters?: Uint8Array
}

/**
 * A full run that keeps cluster numbers: a new cluster gets the number of the old cluster with which it shares most
 * keywords. Numbers are given to the largest intersections first; ties go to the one whose first keyword is first in
 * canonical order. Clusters that get no old number are numbered from `clusterCount` on, and an old number that no
 * cluster gets has no rows. Locked clusters do not change, but their rows count when hubs are found.
 */
export function reclusterKeywords(table: KeywordTable, options: ReclusterOptions): Placement {
  const { clusterOf, minimumScore, onProgress } = options
  const leftOut = flagLockedRows(options)
  const clustering = clusterKeywords(table, { minimumScore, leftOut, ...(onProgress && { onProgress }) })
  const numbers = keepNumbers(clustering, options)
  const after = clusterOf.slice()
  const { start, items } = clustering.clusters
  for (let cluster = 0; cluster < clustering.clusterCount; cluster++)
    for (let i = start[cluster]; i < start[cluster + 1]; i++) after[items[i]] = numbers.of[cluster]
  const placed = { clusterOf: after, clusterCount: numbers.count }
  return describePlacement(table, canonicalOrder(table), placed, minimumScore)
}

/** 1 for each row whose cluster is locked. */
export function flagLockedRows({
  clusterOf,
  lockedClusters = new Uint8Array(0),
}: Pick<ReclusterOptions, 'clusterOf' | 'lockedClusters'>): Uint8Array {
  return Uint8Array.from(clusterOf, (cluster) => (lockedClusters[cluster] === 1 ? 1 : 0))
}

/** The numbers of new clusters: `of` by new cluster, and how many numbers there are with the old ones. */
export function keepNumbers(
  clustering: Pick<Clustering, 'clusters' | 'clusterCount' | 'order'>,
  { clusterOf, clusterCount }: Pick<ReclusterOptions, 'clusterOf' | 'clusterCount'>,
) {
  const shared = listIntersections(clustering, clusterOf, clusterCount)
  const isTaken = new Uint8Array(clusterCount)
  const of = new Int32Array(clustering.clusterCount).fill(-1)
  for (const at of shared.largestFirst) {
    const cluster = shared.newOf[at]
    const old = shared.oldOf[at]
    if (of[cluster] >= 0 || isTaken[old] === 1) continue
    of[cluster] = old
    isTaken[old] = 1
  }
  let count = clusterCount
  for (let cluster = 0; cluster < of.length; cluster++) if (of[cluster] < 0) of[cluster] = count++
  return { of, count }
}

/** Each pair of a new and an old cluster that share a keyword, and the indexes of the pairs, largest first. */
function listIntersections(
  { clusters, clusterCount, order }: Parameters<typeof keepNumbers>[0],
  before: Int32Array,
  olds: number,
) {
  const rank = new Int32Array(before.length)
  for (let at = 0; at < order.length; at++) rank[order[at]] = at
  const newOf: number[] = []
  const oldOf: number[] = []
  const keywords: number[] = []
  const firstRank: number[] = []
  const pairOf = new Int32Array(olds).fill(-1)
  for (let cluster = 0; cluster < clusterCount; cluster++) {
    const first = newOf.length
    for (let i = clusters.start[cluster]; i < clusters.start[cluster + 1]; i++) {
      const row = clusters.items[i]
      const old = before[row]
      if (old < 0) continue
      if (pairOf[old] < first) {
        pairOf[old] = newOf.push(cluster) - 1
        oldOf.push(old)
        keywords.push(0)
        firstRank.push(rank[row])
      }
      keywords[pairOf[old]]++
    }
  }
  const largestFirst = Uint32Array.from(keywords.keys()).sort(
    (a, b) => keywords[b] - keywords[a] || firstRank[a] - firstRank[b],
  )
  return { newOf, oldOf, largestFirst }
}
