import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

/** Puts each of these keywords into the cluster of the same place in the second list. Part of a change of the plan. */
export async function placeKeywords(
  { database }: Reads,
  { keywordIds, articleIds }: { keywordIds: readonly number[]; articleIds: readonly (number | null)[] },
): Promise<void> {
  await sql`
    update keywords k set article_id = placed.article_id, in_queue = false
    from unnest(${[...keywordIds]}::integer[], ${[...articleIds]}::integer[]) as placed (id, article_id)
    where k.id = placed.id
  `.execute(database)
}

/** Takes keywords, named by a query of their ids, out of the queue of what is clustered next. */
export async function dequeueKeywords(
  { database }: Reads,
  { plan, chosen }: { plan: Plan; chosen: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    update keywords set in_queue = false
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and in_queue and id in (${chosen})
  `.execute(database)
}
