import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'

/**
 * How many more keywords of a plan may become active (K-06). The number is valid while the caller holds the plan's
 * lock.
 */
export async function countRoom({ database }: Reads, { plan }: { plan: Plan }): Promise<number> {
  const { active } = await oneRow(database, z.object({ active: z.number() }))`
    select count(*) as active from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and status = 'in_plan'
  `
  return Math.max(0, plan.keywordLimit - active)
}
