import type { KeywordTable, Placement } from '../engine/index.ts'

export interface ClusteringTask {
  /** New keywords find clusters and nothing else moves, or all that is not locked is clustered anew. */
  mode: 'add' | 'recluster'
  table: KeywordTable
  /** Cluster of each row, from 0; -1 for those that want one. */
  clusterOf: Int32Array
  clusterCount: number
  /** 1 for each cluster that stays as it is; none if absent. */
  lockedClusters?: Uint8Array
  /** 1..10 */
  minimumScore: number
}

export type FromWorker =
  | { type: 'progress'; stage: 'comparing' | 'clustering'; done: number }
  | { type: 'clustered'; result: Placement }
