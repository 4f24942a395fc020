import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'

const runRow = z.object({
  id: z.number(),
  isActive: z.boolean(),
  reason: z.string().nullable(),
  hasFailed: z.boolean(),
})

/** The newest run of a plan under this name; null before the first. */
export async function findVoiceRun(
  { database }: Reads,
  { plan, name }: { plan: Plan; name: string },
): Promise<z.infer<typeof runRow> | null> {
  return findRow(database, runRow)`
    select id, state in ('queued', 'running', 'waiting') as "isActive", reason, state = 'failed' as "hasFailed"
    from runs
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and name = ${name}
    order by id desc limit 1
  `
}
