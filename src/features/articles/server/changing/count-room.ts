import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { lockKeywords } from './lock-keywords.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** How many more keywords of a plan may become active (K-06): true until the transaction is over, for it locks them. */
export async function countRoom(
  { database }: Pick<MemberContext, 'database'>,
  { plan }: { plan: Plan },
): Promise<number> {
  await lockKeywords({ database }, { plan })
  const { rows } = await sql<{ active: number }>`
    select count(*) as active from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and status = 'in_plan'
  `.execute(database)
  return Math.max(0, plan.keywordLimit - rows[0].active)
}
