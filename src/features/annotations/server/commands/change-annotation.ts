import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'
import { CHANGED_MEANWHILE } from '../../rules.ts'
import { requireOrder, type Written } from './require-order.ts'

interface Changed extends Written {
  plan: Plan
  annotationId: number
  /** As the caller knows it. */
  before?: Written | undefined
}

/**
 * Changes or hides an annotation. Throws NotFound when it is not in the plan, and Conflict when it is another one than
 * the caller knows.
 */
export async function changeAnnotation(
  { database, actor }: Writes,
  { plan, annotationId, before, ...written }: Changed,
): Promise<{ id: number }> {
  requireOrder(written)
  const isMeant = sql`workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${annotationId}`
  const isKnown =
    before === undefined
      ? sql`true`
      : sql`(text, first_day, last_day, is_hidden)
          = (${before.text}, ${before.first_day}::date, ${before.last_day}::date, ${before.is_hidden}::boolean)`
  const changed = await findRow(database, idRow)`
    update annotations set text = ${written.text}, first_day = ${written.first_day}::date,
      last_day = ${written.last_day}::date, is_hidden = ${written.is_hidden}, user_id = ${actor.userId}
    where ${isMeant} and ${isKnown}
    returning id
  `
  if (changed !== null) return changed
  const other = await findRow(database, idRow)`select id from annotations where ${isMeant}`
  throw other === null ? new NotFound('There is nothing under this id.') : new Conflict(CHANGED_MEANWHILE)
}
