import { lockPlan, tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { idRow, oneRow } from '#platform/server/database/rows.ts'
import { requireFreeHubName } from './change-hubs.ts'

interface NewHub {
  plan: Plan
  name: string
  description?: string
  /** Seed keywords, joined by `|`. */
  tags?: string
}

/** Makes a hub without clusters; throws Conflict when another hub of the plan has the name (V-21). */
export async function createHub(
  ctx: Reads,
  { plan, name, description = '', tags = '' }: NewHub,
): Promise<{ id: number }> {
  await lockPlan(ctx, { plan })
  await requireFreeHubName(ctx, { plan, name })
  const hub = await oneRow(ctx.database, idRow)`
    insert into topics (workspace_id, contentplan_id, name, description, tags)
    values (${plan.workspaceId}, ${plan.id}, ${name}, ${description}, ${tags}) returning id
  `
  await tellPlanChanged(ctx, plan)
  return hub
}
