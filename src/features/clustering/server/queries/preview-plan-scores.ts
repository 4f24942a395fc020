import type { z } from 'zod'
import { loadTable, prepareThread, previewClustering } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import type { groupingPreview } from '../../contract.ts'
import { countKeywords } from './estimate-grouping.ts'
import type { GroupingServices } from '../jobs/grouping-services.ts'

const LIMIT_MS = 60_000

/**
 * Loads the active keywords with their known search results. The returned function, which runs after the transaction,
 * computes in a thread which clusters each minimum score would give.
 */
export async function previewPlanScores(
  ctx: Pick<MemberContext, 'database' | 'now'>,
  services: GroupingServices,
  { plan }: { plan: Plan },
): Promise<() => Promise<z.infer<typeof groupingPreview>>> {
  await allowLongWork(ctx.database)
  const signal = AbortSignal.timeout(LIMIT_MS)
  const { activeCount } = await countKeywords(ctx, plan)
  const thread = prepareThread({ count: activeCount, signal })
  const { table, articleIds, clusterOf, lockedClusters, known } = await loadTable(
    {
      workspaceId: plan.workspaceId,
      database: { transaction: () => ({ execute: (work) => work(ctx.database) }) },
      now: ctx.now,
      signal,
      services,
    },
    { contentplanId: plan.id },
  )
  return async () => ({
    minimumScore: plan.minimumScore,
    clusterCount: articleIds.length,
    knownCount: known.length,
    unknownCount: activeCount - known.length,
    scores: await previewClustering(table, { clusterOf, lockedClusters, thread }),
  })
}
