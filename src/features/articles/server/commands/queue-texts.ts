import { sql } from 'kysely'
import { foldKeyword } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

/** Queues these keywords for the next clustering, those that are inactive. */
export async function queueTexts(
  { database }: Reads,
  { plan, texts }: { plan: Plan; texts: readonly string[] },
): Promise<void> {
  await sql`
    update keywords set in_queue = true
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and status = 'not_in_plan'
      and folded = any (${texts.map(foldKeyword)}::text[]) and not in_queue
  `.execute(database)
}
