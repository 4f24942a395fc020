import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reading } from './keyword-rows.ts'

/** How many more keywords of a plan may become active (K-06): true for as long as lockKeywords holds. */
export async function countRoom({ database }: Reading, { plan }: { plan: Plan }): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    select count(*) as active from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and status = 'in_plan'
  `.execute(database)
  return Math.max(0, plan.keywordLimit - rows[0].active)
}
