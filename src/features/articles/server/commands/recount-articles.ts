import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { remeasureArticles } from './remeasure-articles.ts'

/**
 * Computes keyword count, volume, main keyword and metrics of these clusters again, after keywords were added or
 * removed. A main keyword that has left the cluster is replaced by the most searched keyword.
 */
export async function recountArticles(
  { database }: Reads,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<void> {
  if (articleIds.length === 0) return
  const which = sql`and a.id = any (${[...articleIds]}::integer[])`
  // Locked first, in one order: a transaction that had to wait then counts what the other one wrote.
  await sql`
    select from articles a where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} ${which}
    order by a.id for no key update
  `.execute(database)
  await sql`
    with counted as materialized (
      select a.id, count(k.id)::int as keyword_count,
        coalesce(sum(k.estimated_search_volume), 0) as volume,
        coalesce(
          max(k.id) filter (where k.id = a.main_keyword_id),
          (array_agg(k.id order by k.estimated_search_volume desc nulls last, k.folded) filter (where k.id is not null))[1]
        ) as main
      from articles a
      left join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id
        and k.article_id = a.id
      where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} ${which}
      group by a.id
    )
    update articles a set keyword_count = counted.keyword_count, estimated_search_volume = counted.volume,
      main_keyword_id = counted.main
    from counted
    where a.id = counted.id and (a.keyword_count, a.estimated_search_volume, a.main_keyword_id)
      is distinct from (counted.keyword_count, counted.volume, counted.main)
  `.execute(database)
  await remeasureArticles({ database }, { plan, articleIds })
}
