import { assignKeywords } from './assign-keywords.ts'
import { canonicalOrder } from './canonical-order.ts'
import { clusterKeywords } from './cluster-keywords.ts'
import { describePlacement, type Placement } from './describe-placement.ts'
import { findHubUrls } from './hub-urls.ts'
import { countUrls } from './inverted-index.ts'
import type { KeywordTable } from './keyword-table.ts'

interface PlacementOptions {
  /** Cluster of each row, from 0; -1 for new keywords. */
  clusterOf: Int32Array
  /** Number of existing clusters, whose rows do not move. */
  clusterCount: number
  /** 1 for each cluster that gets no new keywords; by default none is locked. */
  lockedClusters?: Uint8Array
  /** 1..10 */
  minimumScore: number
  /** `done` runs from 0 to 1 in each stage. */
  onProgress?: (stage: 'comparing' | 'clustering', done: number) => void
}

/**
 * Gives every new row a cluster and moves no other. Hubs are found again from all rows: with the flags of an
 * earlier, smaller plan, pages that have become hubs would link unrelated keywords. A cluster without rows has
 * the main row -1.
 */
export function placeKeywords(table: KeywordTable, options: PlacementOptions): Placement {
  const { clusterCount, minimumScore } = options
  const order = canonicalOrder(table)
  const placed = clusterCount === 0 ? placeAll(table, options) : placeNew(table, { ...options, order })
  return describePlacement(table, order, placed, minimumScore)
}

function placeAll(table: KeywordTable, { minimumScore, onProgress }: PlacementOptions) {
  const { clusters, clusterCount } = clusterKeywords(table, {
    minimumScore,
    ...(onProgress && { onProgress }),
  })
  const clusterOf = new Int32Array(table.count)
  for (let cluster = 0; cluster < clusterCount; cluster++)
    for (let i = clusters.start[cluster]; i < clusters.start[cluster + 1]; i++)
      clusterOf[clusters.items[i]] = cluster
  return { clusterOf, clusterCount }
}

function placeNew(table: KeywordTable, { order, ...options }: PlacementOptions & { order: Uint32Array }) {
  const hubs = findHubUrls(table, order, countUrls(table))
  return assignKeywords(table, { ...options, hubs })
}
