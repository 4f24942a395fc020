import { sql } from 'kysely'
import { cutText } from '#platform/cut-text.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { INTEGRATION_TYPES } from '../../contract.ts'

const LONGEST_ERROR = 1_000

interface Use {
  plan: Pick<Plan, 'id' | 'workspaceId'>
  type: (typeof INTEGRATION_TYPES)[number]
  /** Why it failed, in words for users; null when it did what it was asked. */
  error: string | null
}

/** Notes that a connection of a plan was used, or why it failed. A success takes the error before it away. */
export async function noteUse({ database }: Reads, { plan, type, error }: Use): Promise<void> {
  const words = error === null ? null : cutText(error, LONGEST_ERROR)
  await sql`
    update integrations set last_error = ${words}::text,
      last_used_at = case when ${words}::text is null then now() else last_used_at end,
      last_error_at = case when ${words}::text is null then null else now() end
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and type = ${type}
  `.execute(database)
}
