import { describeClusters, type ClusterDescriptions } from './describe-clusters.ts'
import type { Lists } from './inverted-index.ts'
import type { KeywordTable } from './keyword-table.ts'

export interface Placement extends Pick<ClusterDescriptions, 'mainRow' | 'overlap'> {
  /** Cluster of each row; numbers from the old `clusterCount` on are new clusters. */
  clusterOf: Int32Array
  clusterCount: number
}

/** Adds each cluster's main keyword and overlap; a cluster without rows has the main row -1. */
export function describePlacement(
  table: KeywordTable,
  order: Uint32Array,
  placed: Pick<Placement, 'clusterOf' | 'clusterCount'>,
  minimumScore: number,
): Placement {
  const { clusterCount } = placed
  const clusters = listRows(order, placed)
  const { mainRow, overlap } = describeClusters(table, { clusters, clusterCount }, minimumScore)
  return { ...placed, mainRow, overlap }
}

/** The rows of each cluster, in the given order, without rows that have no cluster. */
export function listRows(
  order: Uint32Array,
  { clusterOf, clusterCount }: Pick<Placement, 'clusterOf' | 'clusterCount'>,
): Lists {
  const start = new Uint32Array(clusterCount + 1)
  for (const cluster of clusterOf) if (cluster >= 0) start[cluster + 1]++
  for (let cluster = 0; cluster < clusterCount; cluster++) start[cluster + 1] += start[cluster]
  const next = start.slice()
  const items = new Int32Array(start[clusterCount])
  for (const row of order) if (clusterOf[row] >= 0) items[next[clusterOf[row]]++] = row
  return { start, items }
}
