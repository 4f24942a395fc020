import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

/**
 * Puts each keyword into the cluster at the same index; null takes it out of its cluster. Call it within changePlan.
 */
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

/** Takes keywords out of the queue for the next clustering. `chosen` is a query for their ids. */
export async function dequeueKeywords(
  { database }: Reads,
  { plan, chosen }: { plan: Plan; chosen: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    update keywords set in_queue = false
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and in_queue and id in (${chosen})
  `.execute(database)
}
