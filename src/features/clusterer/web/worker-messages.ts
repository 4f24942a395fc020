import type { ClusteringSummary, ClusterRow, MemberRow, Progress } from '../contract.ts'

export type ToWorker =
  | { type: 'cluster'; keywords: File; serps: File | null; minimumScore: number }
  | { type: 'members'; cluster: number }
  | { type: 'csv' }

export type FromWorker =
  | { type: 'progress'; progress: Progress }
  | { type: 'clustered'; summary: ClusteringSummary; clusters: ClusterRow[] }
  | { type: 'members'; cluster: number; members: MemberRow[] }
  | { type: 'csv'; csv: Blob }
  /** The message is the sentence that the user reads. */
  | { type: 'refused'; message: string }
