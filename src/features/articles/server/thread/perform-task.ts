import {
  findDrift,
  groupClusters,
  placeKeywords,
  previewScores,
  reclusterKeywords,
  scoreRelevance,
  type Grouping,
  type KeywordTable,
  type Placement,
  type ScorePreview,
} from '#engine/index.ts'
import type { Assessed, AssessTask, ClusteringTask, GroupTask, PreviewTask } from './worker-messages.ts'

/** Told while keywords are placed; `done` runs from 0 to 1 in each stage. */
type OnProgress = (stage: 'comparing' | 'clustering', done: number) => void

type Without<Task extends { table: KeywordTable; mode: string }> = Omit<Task, 'table' | 'mode'>

/** Places the keywords of a table that is not modified. */
export function place(
  table: KeywordTable,
  { mode, ...options }: Omit<ClusteringTask, 'table'> & { onProgress?: OnProgress },
): Placement {
  return mode === 'add' ? placeKeywords(table, options) : reclusterKeywords(table, options)
}

export function preview(table: KeywordTable, options: Without<PreviewTask>): ScorePreview[] {
  return previewScores(table, options)
}

export function assess(table: KeywordTable, options: Without<AssessTask>): Assessed {
  return { relevance: scoreRelevance(table, options), drifts: findDrift(table, options) }
}

export function group(table: KeywordTable, options: Without<GroupTask>): Grouping {
  return groupClusters(table, options)
}
