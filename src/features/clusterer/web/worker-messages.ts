import type { ClusteringSummary, ClusterRow, MemberRow, Progress } from '../contract.ts'

/** `request` comes back with the answer. */
export type Question =
  | { type: 'members'; cluster: number }
  /** Which clusters have a keyword that contains the text? */
  | { type: 'search'; text: string }
  | { type: 'csv' }

export type Answer =
  | { type: 'members'; members: MemberRow[] }
  | { type: 'found'; clusters: number[] }
  | { type: 'csv'; csv: Blob }

export type ToWorker =
  | { type: 'cluster'; keywords: File; serps: File | null; minimumScore: number }
  | { type: 'question'; request: number; question: Question }

export type FromWorker =
  | { type: 'progress'; progress: Progress }
  | { type: 'clustered'; summary: ClusteringSummary; clusters: ClusterRow[] }
  | { type: 'answer'; request: number; answer: Answer }
  /** The run is over; the message is the sentence that the user reads. */
  | { type: 'refused'; message: string }
