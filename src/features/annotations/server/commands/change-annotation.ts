import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'
import { requireOrder, type Written } from './require-order.ts'

/** Changes or hides an annotation. Throws NotFound when it is not in the plan. */
export async function changeAnnotation(
  { database, actor }: Writes,
  { plan, annotationId, ...written }: Written & { plan: Plan; annotationId: number },
): Promise<{ id: number }> {
  requireOrder(written)
  const changed = await findRow(database, idRow)`
    update annotations set text = ${written.text}, first_day = ${written.first_day}::date,
      last_day = ${written.last_day}::date, is_hidden = ${written.is_hidden}, user_id = ${actor.userId}
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${annotationId}
    returning id
  `
  if (changed === null) throw new NotFound('There is nothing under this id.')
  return changed
}
