import { placeKeywords, reclusterKeywords, type KeywordTable, type ReclusterOptions } from '#engine/index.ts'
import type { PlanState } from './parse-state.ts'
import { itemAt } from '#platform/items.ts'

export interface StoredPlacement {
  /**
   * Cluster of each row before and after the run: an index into the state, or a larger number for a new cluster; -1
   * for new rows.
   */
  before: Int32Array
  after: Int32Array
  /** 1 for each cluster of the state that is locked. */
  lockedClusters: Uint8Array
}

interface StoredRun extends Pick<ReclusterOptions, 'minimumScore' | 'onProgress'> {
  state: PlanState
  isFullRun: boolean
}

/** Finds clusters for the new rows, which follow the stored ones, or for all rows in a full run. */
export function placeStored(
  table: KeywordTable,
  { state, isFullRun, ...options }: StoredRun,
): StoredPlacement {
  const clusterCount = state.clusters.length
  const before = numberStoredRows(state, table.count)
  const lockedClusters = Uint8Array.from(state.clusters, ({ isLocked }) => (isLocked ? 1 : 0))
  const clusters = { ...options, clusterCount, lockedClusters }
  if (isFullRun) {
    const { clusterOf } = reclusterKeywords(table, { ...clusters, clusterOf: before })
    return { before, after: clusterOf, lockedClusters }
  }
  const clusterOf = releaseWithoutResults(state, before)
  const placed = placeKeywords(table, { ...clusters, clusterOf })
  return { before, after: keepReleased(before, placed.clusterOf, clusterCount), lockedClusters }
}

/** Cluster of each row, -1 for new ones. Stored rows are the first ones, in the order of the state. */
function numberStoredRows({ clusters }: PlanState, count: number): Int32Array {
  const clusterOf = new Int32Array(count).fill(-1)
  let row = 0
  for (const [cluster, { keywords }] of clusters.entries()) {
    clusterOf.fill(cluster, row, row + keywords.length)
    row += keywords.length
  }
  return clusterOf
}

/** Treats a keyword that was alone because it had no results as a new one: the input may have results for it. */
function releaseWithoutResults({ clusters }: PlanState, clusterOf: Int32Array): Int32Array {
  return clusterOf.map((cluster) => {
    if (cluster < 0) return cluster
    const { isLocked, keywords } = itemAt(clusters, cluster)
    return !isLocked && keywords.length === 1 && keywords[0]?.pages === '' ? -1 : cluster
  })
}

/** Gives a new cluster with released keywords the number that the first of them had. */
function keepReleased(before: Int32Array, after: Int32Array, clusterCount: number): Int32Array {
  const numberOf = new Map<number, number>()
  for (const [row, cluster] of after.entries()) {
    const number = itemAt(before, row)
    if (cluster >= clusterCount && number >= 0 && !numberOf.has(cluster)) numberOf.set(cluster, number)
  }
  return after.map((cluster) => numberOf.get(cluster) ?? cluster)
}
