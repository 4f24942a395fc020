import { assignKeywords } from './assign-keywords.ts'
import { canonicalOrder } from './canonical-order.ts'
import { clusterKeywords } from './cluster-keywords.ts'
import { describeClusters, type ClusterDescriptions } from './describe-clusters.ts'
import { findHubUrls } from './hub-urls.ts'
import { countUrls } from './inverted-index.ts'
import type { Lists } from './inverted-index.ts'
import type { KeywordTable } from './keyword-table.ts'

export interface PlacementOptions {
  /** Cluster of each row, from 0; -1 for the new ones. */
  clusterOf: Int32Array
  /** Clusters that are there already: their rows stay where they are. */
  clusterCount: number
  /** 1..10 */
  minimumScore: number
  /** `done` runs from 0 to 1 in each stage. */
  onProgress?: (stage: 'comparing' | 'clustering', done: number) => void
}

export interface Placement extends Pick<ClusterDescriptions, 'mainRow' | 'overlap'> {
  /** Cluster of each row; clusters from the old `clusterCount` on are new. */
  clusterOf: Int32Array
  clusterCount: number
}

/**
 * Gives every new row a cluster and leaves all others as they are. Which pages are hubs is found anew from all
 * rows: the flags of a plan that has grown since would let its encyclopedias link everything. A cluster without
 * a row has the main row -1.
 */
export function placeKeywords(table: KeywordTable, options: PlacementOptions): Placement {
  const { clusterCount, minimumScore } = options
  const order = canonicalOrder(table)
  const placed = clusterCount === 0 ? placeAll(table, options) : placeNew(table, { ...options, order })
  const clusters = listRows(order, placed)
  const { mainRow, overlap } = describeClusters(
    table,
    { clusters, clusterCount: placed.clusterCount },
    minimumScore,
  )
  return { ...placed, mainRow, overlap }
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

function placeNew(
  table: KeywordTable,
  { order, clusterOf, clusterCount, minimumScore }: PlacementOptions & { order: Uint32Array },
) {
  const hubs = findHubUrls(table, order, countUrls(table))
  return assignKeywords(table, { clusterOf, clusterCount, hubs, minimumScore })
}

/** The rows of each cluster in canonical order. */
function listRows(
  order: Uint32Array,
  { clusterOf, clusterCount }: Pick<Placement, 'clusterOf' | 'clusterCount'>,
): Lists {
  const start = new Uint32Array(clusterCount + 1)
  for (const cluster of clusterOf) start[cluster + 1]++
  for (let cluster = 0; cluster < clusterCount; cluster++) start[cluster + 1] += start[cluster]
  const next = start.slice()
  const items = new Int32Array(order.length)
  for (const row of order) items[next[clusterOf[row]]++] = row
  return { start, items }
}
