import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

/**
 * Waits until texts are saved that are being saved at this moment in these clusters, and lets no other save begin there
 * until the transaction ends. The caller holds the plan's lock.
 */
export async function holdSaves(
  { database }: Reads,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<void> {
  await sql`
    select from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${[...articleIds]}::integer[])
    order by id for update
  `.execute(database)
}
