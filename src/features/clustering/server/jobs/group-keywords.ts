import { pipeline } from '#platform/server/jobs/pipeline.ts'
import type { GroupingServices } from './grouping-services.ts'
import { cluster } from './steps/cluster.ts'
import { crawl } from './steps/crawl.ts'
import { groupPayload, type GroupPayload } from './steps/group-payload.ts'
import { label } from './steps/label.ts'
import { matchOwnPages } from './steps/match-pages.ts'

export const GROUPING = 'grouping'

export function groupingKey({ contentplanId }: { contentplanId: number }): string {
  return `plan ${contentplanId}`
}

/** The steps that cluster a plan's keywords, also for other pipelines that cluster. */
export const groupingSteps = [crawl, cluster, label, matchOwnPages]

/** Clusters a plan's inactive keywords, or proposes new clusters for the active ones; one run a plan at a time. */
export const groupKeywords = pipeline<GroupPayload, GroupingServices>({
  name: GROUPING,
  payload: groupPayload,
  key: groupingKey,
  about: ({ contentplanId }) => ({ contentplanId, name: 'Clustering' }),
  steps: groupingSteps,
})
