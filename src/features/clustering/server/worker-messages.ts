import type { ClusterDescriptions, KeywordTable } from '../engine/index.ts'

export interface ClusteringTask {
  table: KeywordTable
  minimumScore: number
}

export interface ClusteringResult {
  /** Rows of cluster c: rows[start[c] .. start[c + 1]), in canonical order. */
  start: Uint32Array
  rows: Int32Array
  /** 1 for each page that cannot link keywords by itself, by page id: kept for incremental runs. */
  hubs: Uint8Array
  descriptions: ClusterDescriptions
}

export type FromWorker =
  | { type: 'progress'; stage: 'comparing' | 'clustering'; done: number }
  | { type: 'clustered'; result: ClusteringResult }
