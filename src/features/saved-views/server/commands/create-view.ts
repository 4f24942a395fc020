import { z } from 'zod'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { Conflict, LimitReached } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { findRow, idRow, oneRow } from '#platform/server/database/rows.ts'
import {
  MOST_VIEWS,
  TOO_MANY_VIEWS,
  VIEW_NAME_TAKEN,
  type ViewContent,
  type ViewedScreen,
} from '../../rules.ts'

interface Created extends ViewContent {
  plan: Plan
  screen: ViewedScreen
  name: string
}

const countRow = z.object({ count: z.number() })

/**
 * Saves a view and returns its id. Throws LimitReached when the screen has too many, and Conflict when another one has
 * the name, whatever its case.
 */
export async function createView(
  ctx: Writes,
  { plan, screen, name, filter, search, columns }: Created,
): Promise<number> {
  await lockPlan(ctx, { plan })
  const { count } = await oneRow(ctx.database, countRow)`
    select count(*)::integer as count from saved_views
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and screen = ${screen}
  `
  if (count >= MOST_VIEWS) throw new LimitReached(TOO_MANY_VIEWS)
  const created = await findRow(ctx.database, idRow)`
    insert into saved_views (workspace_id, contentplan_id, screen, name, filter, search, columns, created_by)
    values (${plan.workspaceId}, ${plan.id}, ${screen}, ${name}, ${filter}, ${search},
      ${columns && JSON.stringify(columns)}::jsonb, ${ctx.actor.userId})
    on conflict (contentplan_id, screen, lower(name)) do nothing
    returning id
  `
  if (created === null) throw new Conflict(VIEW_NAME_TAKEN)
  return created.id
}
