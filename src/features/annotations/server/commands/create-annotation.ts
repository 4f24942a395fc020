import { z } from 'zod'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { Conflict, LimitReached } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { findRow, idRow, oneRow } from '#platform/server/database/rows.ts'
import { CHANGED_MEANWHILE, MOST_ANNOTATIONS, TOO_MANY_ANNOTATIONS } from '../../rules.ts'
import { requireOrder, type Written } from './require-order.ts'

interface Created extends Written {
  plan: Plan
  update_key?: string | undefined
  /** null when the plan must not have corrected the update. */
  before?: null | undefined
}

const countRow = z.object({ count: z.number() })

/**
 * Adds a note, or keeps what a plan says about an update of Google, also when it said something else before. Throws
 * LimitReached when the plan has too many annotations, and Conflict when the update was corrected meanwhile.
 */
export async function createAnnotation(
  ctx: Writes,
  { plan, update_key: key, before, ...written }: Created,
): Promise<{ id: number }> {
  requireOrder(written)
  await lockPlan(ctx, { plan })
  const { count } = await oneRow(ctx.database, countRow)`
    select count(*)::integer as count from annotations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
  if (count >= MOST_ANNOTATIONS) throw new LimitReached(TOO_MANY_ANNOTATIONS)
  const kept = await findRow(ctx.database, idRow)`
    insert into annotations (workspace_id, contentplan_id, update_key, text, first_day, last_day, is_hidden, user_id)
    values (${plan.workspaceId}, ${plan.id}, ${key ?? null}, ${written.text}, ${written.first_day}::date,
      ${written.last_day}::date, ${written.is_hidden}, ${ctx.actor.userId})
    on conflict (contentplan_id, update_key) do update set text = excluded.text, first_day = excluded.first_day,
      last_day = excluded.last_day, is_hidden = excluded.is_hidden, user_id = excluded.user_id
      where ${before === undefined}::boolean
    returning id
  `
  if (kept === null) throw new Conflict(CHANGED_MEANWHILE)
  return kept
}
