import type { Drift, Grouping, KeywordTable, Placement, Relevance, ScorePreview } from '#engine/index.ts'

interface Clusters {
  table: KeywordTable
  /** Cluster of each row, from 0; -1 for rows without one. */
  clusterOf: Int32Array
  /** 1 for each locked cluster; none is locked if absent. */
  lockedClusters?: Uint8Array
}

export interface ClusteringTask extends Clusters {
  /** `add` places keywords without a cluster and moves no other; `recluster` clusters all that are not locked. */
  mode: 'add' | 'recluster'
  clusterCount: number
  /** 1..10 */
  minimumScore: number
}

export interface PreviewTask extends Required<Clusters> {
  mode: 'preview'
  /** By cluster: keywords that are not in the table, and whether the cluster stays without any keyword (1). */
  otherKeywords: Int32Array
  staysEmpty: Uint8Array
}

export interface AssessTask extends Required<Clusters> {
  mode: 'assess'
  clusterCount: number
  /** Topic of each cluster, from 0; -1 for none. */
  hubOf: Int32Array
  /** Best rank of the own site by row, from 1; 0 where it has none. */
  bestRank: Uint8Array
  /** 1..10 */
  minimumScore: number
}

export interface Assessed {
  relevance: Relevance
  drifts: Drift[]
}

export interface GroupTask extends Omit<Clusters, 'lockedClusters'> {
  mode: 'group'
  clusterCount: number
  /** 1 for each cluster that is not grouped. */
  leftOut: Uint8Array
}

export type Task = ClusteringTask | PreviewTask | AssessTask | GroupTask

export type FromWorker<Result> =
  | { type: 'progress'; stage: 'comparing' | 'clustering'; done: number }
  | { type: 'done'; result: Result }

export type ClusteringResult = FromWorker<Placement>
export type PreviewResult = FromWorker<ScorePreview[]>
export type AssessResult = FromWorker<Assessed>
export type GroupResult = FromWorker<Grouping>
