import { runClustering } from '#features/clustering/server/index.ts'
import { tellOfKeywords } from '#features/changes/server/index.ts'
import { step } from '#platform/server/jobs/pipeline.ts'
import { applyPlacement, type PlacedKeywords } from '../apply-placement.ts'
import { loadTable } from '../load-table.ts'
import type { GroupingServices } from '../services.ts'
import type { GroupPayload } from './group-payload.ts'
import { openPlanOf } from './open-run.ts'

/** Gives each keyword of the run a cluster, old or new; no other keyword moves. */
export const cluster = step<GroupPayload, GroupingServices, PlacedKeywords>({
  name: 'Clustering',
  async work(ctx, { contentplanId }) {
    const { table, minimumScore, keywords, articleIds, clusterOf } = await loadTable(ctx, contentplanId)
    const placed = await runClustering(table, {
      clusterOf,
      clusterCount: articleIds.length,
      minimumScore,
      signal: ctx.signal,
    })
    return {
      articleIds,
      mainKeywordIds: Array.from(placed.mainRow, (row) => (row < 0 ? 0 : keywords.ofRow[row])),
      overlaps: Array.from(placed.overlap, (overlap) => (Number.isNaN(overlap) ? null : overlap)),
      keywordIds: keywords.newIds,
      clusters: keywords.newRows.map((row) => placed.clusterOf[row]),
    }
  },
  async keep({ database, run }, placed, { contentplanId }) {
    const plan = await openPlanOf(run, database, contentplanId)
    await applyPlacement({ database }, { plan, runId: run.id, placed })
    await tellOfKeywords({ database }, plan)
  },
})
