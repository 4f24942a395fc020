import { sql } from 'kysely'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { idRow, oneRow } from '#platform/server/database/rows.ts'
import { HUB_TAKEN } from '../../rules.ts'

/** Makes a hub without clusters; throws Conflict when another hub of the plan has the name (V-21). */
export async function createHub(
  ctx: Reads,
  { plan, name, description }: { plan: Plan; name: string; description: string },
): Promise<{ id: number }> {
  await lockPlan(ctx, { plan })
  const { rows } = await sql`
    select from topics
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and lower(name) = lower(${name}::text)
    limit 1
  `.execute(ctx.database)
  if (rows.length > 0) throw new Conflict(HUB_TAKEN)
  return oneRow(ctx.database, idRow)`
    insert into topics (workspace_id, contentplan_id, name, description)
    values (${plan.workspaceId}, ${plan.id}, ${name}, ${description}) returning id
  `
}
