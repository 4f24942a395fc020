/** Stages of a run, in their order. */
export const STAGES = ['reading', 'comparing', 'clustering', 'finishing'] as const
export type Stage = (typeof STAGES)[number]

/** `done` is the finished share of the stage, 0..1; null while the end is not known. */
export interface Progress {
  stage: Stage
  done: number | null
  keywords: number
}

export interface ClusterRow {
  /** 1 is the cluster with the largest volume. */
  cluster: number
  mainKeyword: string
  keywords: number
  /** Sum of the known monthly searches of its keywords; null when none is known. */
  volume: number | null
  /** Number of keywords whose monthly searches are known. */
  knownVolumes: number
  /** Mean shared URLs over all pairs of the cluster, 0..10; null below two keywords. */
  overlap: number | null
}

export interface MemberRow {
  keyword: string
  /** Monthly searches; null when they are unknown. */
  volume: number | null
  /** Mean shared URLs with the rest of the cluster, 0..10; null below two keywords. */
  overlap: number | null
  hasSerp: boolean
}

interface SkippedRow {
  /** The file and the line in it. */
  line: string
  reason: string
  text: string
}

export interface ClusteringSummary {
  keywords: number
  clusters: number
  /** Clusters of one keyword. */
  singles: number
  /** Rows joined because they differ in case or spacing only. */
  duplicates: number
  /** Rows that could not be used: without a usable keyword, or broken. */
  skipped: number
  /** The first of them. */
  skippedRows: SkippedRow[]
  withoutSerp: number
}
