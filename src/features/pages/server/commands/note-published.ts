import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

/** Dates a page that was just published or published again, as the next visit of the site would find it. */
export async function notePublished(
  { database }: Reads,
  { plan, pageId }: { plan: Plan; pageId: number },
): Promise<void> {
  await sql`
    update pages set published_at = coalesce(published_at, now()), modified_at = now()
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${pageId}
  `.execute(database)
}
