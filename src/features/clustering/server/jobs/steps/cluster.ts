import { queryChosen } from '../../proposals/candidates.ts'
import { loadTable, runClustering } from '#features/articles/server/index.ts'
import { step } from '#platform/server/jobs/pipeline.ts'
import { keepPlacement, type Placement } from '../../proposals/proposals.ts'
import type { GroupingServices } from '../grouping-services.ts'
import type { GroupPayload } from './group-payload.ts'
import { openPlanOf } from './open-run.ts'

/** Computes which cluster, existing or new, each keyword of the run belongs to. The plan does not change yet. */
export const cluster = step<GroupPayload, GroupingServices, Placement>({
  name: 'Clustering',
  async work(ctx, { contentplanId, mode, minimumScore }) {
    const { id: runId, workspaceId } = ctx.run
    const plan = await ctx.database
      .transaction()
      .execute((database) => openPlanOf(ctx.run, database, contentplanId))
    const loaded = await loadTable(
      { ...ctx, workspaceId },
      { contentplanId, ...(mode === 'add' && { others: queryChosen(runId) }) },
    )
    const { table, articleIds, clusterOf, lockedClusters, keywordIds, known } = loaded
    const placed = await runClustering(table, {
      mode,
      clusterOf,
      clusterCount: articleIds.length,
      lockedClusters,
      minimumScore: minimumScore ?? plan.minimumScore,
      signal: ctx.signal,
    })
    const keywords = (mode === 'add' ? known.filter(({ articleId }) => articleId === 0) : known).toSorted(
      (one, other) => (other.volume ?? 0) - (one.volume ?? 0) || one.id - other.id,
    )
    return {
      articleIds,
      mainKeywordIds: Array.from(placed.mainRow, (row) => (row < 0 ? 0 : (keywordIds[row] ?? 0))),
      overlaps: Array.from(placed.overlap, (overlap) => (Number.isNaN(overlap) ? null : overlap)),
      keywordIds: keywords.map(({ id }) => id),
      from: keywords.map(({ articleId }) => articleId),
      clusters: keywords.map(({ row }) => placed.clusterOf[row] ?? -1),
    }
  },
  async keep({ database, run }, placement) {
    await keepPlacement(database, { runId: run.id, placement })
  },
})
