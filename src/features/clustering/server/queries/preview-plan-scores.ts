import { z } from 'zod'
import {
  loadTable,
  prepareThread,
  previewClustering,
  staysEmpty,
  type LoadedTable,
} from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext, Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
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
  const loaded = await loadTable(
    {
      workspaceId: plan.workspaceId,
      database: { transaction: () => ({ execute: (work) => work(ctx.database) }) },
      now: ctx.now,
      signal,
      services,
    },
    { contentplanId: plan.id },
  )
  const { table, clusterOf, known } = loaded
  const clusters = await describeClusters(ctx, { plan, loaded })
  return async () => ({
    minimumScore: plan.minimumScore,
    clusterCount: clusters.staysEmpty.length,
    knownCount: known.length,
    unknownCount: activeCount - known.length,
    scores: await previewClustering(table, { clusterOf, ...clusters, thread }),
  })
}

const clusterRow = z.object({
  id: z.number(),
  isLocked: z.boolean(),
  staysEmpty: z.boolean(),
  keywordCount: z.number(),
})

/** All clusters of the plan: those of the table under their numbers, then those of which no search results are known. */
async function describeClusters(
  { database }: Reads,
  { plan, loaded: { articleIds, known } }: { plan: Plan; loaded: LoadedTable },
) {
  const rows = await listRows(database, clusterRow)`
    select a.id, a.is_locked as "isLocked", ${staysEmpty} as "staysEmpty", count(k.id)::integer as "keywordCount"
    from articles a
    left join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id
      and k.article_id = a.id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
    group by a.id
  `
  const knownOf = new Map<number, number>()
  for (const { articleId } of known) knownOf.set(articleId, (knownOf.get(articleId) ?? 0) + 1)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const inTable = new Set(articleIds)
  const clusters = [...articleIds.map((id) => rowOf.get(id)), ...rows.filter(({ id }) => !inTable.has(id))]
  return {
    lockedClusters: Uint8Array.from(clusters, (row) => (row?.isLocked ? 1 : 0)),
    // A cluster without any keyword is in no run, so it stays as it is.
    staysEmpty: Uint8Array.from(clusters, (row) => (row?.staysEmpty || row?.keywordCount === 0 ? 1 : 0)),
    otherKeywords: Int32Array.from(
      clusters,
      (row) => (row?.keywordCount ?? 0) - (knownOf.get(row?.id ?? 0) ?? 0),
    ),
  }
}
