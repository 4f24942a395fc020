import type { KeywordTable, Placement } from '../engine/index.ts'

export interface ClusteringTask {
  table: KeywordTable
  /** Cluster of each row, from 0; -1 for those that want one. */
  clusterOf: Int32Array
  clusterCount: number
  /** 1..10 */
  minimumScore: number
}

export type FromWorker =
  | { type: 'progress'; stage: 'comparing' | 'clustering'; done: number }
  | { type: 'clustered'; result: Placement }
