import { z } from 'zod'
import { knownVolume, volumeIsRough } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow, listRows } from '#platform/server/database/rows.ts'
import { groupingDetails, type groupingResult } from '../../contract.ts'
import { CLUSTERS_NAMED } from '../../rules.ts'
import { GROUPING, groupingKey } from '../jobs/group-keywords.ts'

type Result = z.infer<typeof groupingResult>

const endedRun = z.object({ runId: z.number(), ended_at: z.string(), details: z.unknown() })

/** The result of the last run of a plan, if it clustered inactive keywords and was not undone. */
export async function findResult(ctx: Reads, { plan }: { plan: Plan }): Promise<{ result: Result | null }> {
  const run = await findRow(ctx.database, endedRun)`
    select r.id as "runId", to_char(r.ended_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ended_at,
      (select s.result -> 'details' from run_steps s where s.run_id = r.id order by s.position desc limit 1) as details
    from runs r
    where r.workspace_id = ${plan.workspaceId} and r.name = ${GROUPING}
      and r.key = ${groupingKey({ contentplanId: plan.id })} and r.state = 'done'
    order by r.id desc limit 1
  `
  const details = groupingDetails.safeParse(run?.details)
  if (run === null || !details.success) return { result: null }
  const { changeId, joined, ...counts } = details.data
  if (changeId !== null && (await isUndone(ctx, { plan, changeId }))) return { result: null }
  const { runId, ended_at } = run
  const clusters = await listClusters(ctx, {
    plan,
    changeId,
    articleIds: joined.map(({ articleId }) => articleId),
  })
  const countOf = new Map(joined.map(({ articleId, count }) => [articleId, count]))
  return {
    result: {
      ...counts,
      runId,
      ended_at,
      changeId,
      largest: clusters.filter(({ isNew }) => isNew).map(({ isNew: _isNew, ...cluster }) => cluster),
      joined: clusters
        .filter(({ isNew }) => !isNew)
        .map(({ isNew: _isNew, ...cluster }) => ({ ...cluster, count: countOf.get(cluster.articleId) ?? 0 }))
        .sort((one, other) => other.count - one.count || one.articleId - other.articleId),
    },
  }
}

const undoneRow = z.object({ isUndone: z.boolean() })

async function isUndone(
  { database }: Reads,
  { plan, changeId }: { plan: Plan; changeId: number },
): Promise<boolean> {
  const row = await findRow(database, undoneRow)`
    select undone_at is not null as "isUndone" from plan_changes
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${changeId}
  `
  return row?.isUndone ?? false
}

const clusterRow = z.object({
  articleId: z.number(),
  title: z.string(),
  count: z.number(),
  estimated_search_volume: z.number().nullable(),
  known_volume_count: z.number(),
  keyword_count: z.number(),
  volume_is_rough: z.boolean(),
  isNew: z.boolean(),
})

/** The clusters with these ids, and the largest ones that the change made: they are as old as the change is. */
async function listClusters(
  { database }: Reads,
  { plan, changeId, articleIds }: { plan: Plan; changeId: number | null; articleIds: readonly number[] },
): Promise<z.infer<typeof clusterRow>[]> {
  return listRows(database, clusterRow)`
    with clusters as (
      select a.id as "articleId", a.title, a.keyword_count as count, a.keyword_count,
        ${knownVolume} as estimated_search_volume, coalesce(m.known_volume_count, 0) as known_volume_count,
        ${volumeIsRough} as volume_is_rough,
        coalesce(a.created_at = (
          select created_at from plan_changes
          where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${changeId}
        ), false) as "isNew"
      from articles a left join article_metrics m on m.article_id = a.id
      where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
    )
    (select * from clusters where "isNew"
    order by keyword_count desc, estimated_search_volume desc nulls last, "articleId" limit ${CLUSTERS_NAMED})
    union all
    select * from clusters where "articleId" = any (${[...articleIds]}::integer[])
  `
}
