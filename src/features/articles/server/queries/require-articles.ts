import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

/**
 * Throws NotFound unless all of these are clusters of the plan; locks them against deletion until the transaction ends.
 */
export async function requireArticles(
  { database }: Reads,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<void> {
  const ids = [...new Set(articleIds)]
  const { rows } = await sql`
    select from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${ids}::integer[])
    order by id for key share
  `.execute(database)
  if (rows.length < ids.length) throw new NotFound('There is nothing under this id.')
}
