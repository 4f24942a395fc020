import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'

/** Deletes a view. Throws NotFound when it is not in the plan. */
export async function deleteView(
  { database }: Writes,
  { plan, viewId }: { plan: Plan; viewId: number },
): Promise<void> {
  const deleted = await findRow(database, idRow)`
    delete from saved_views
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${viewId}
    returning id
  `
  if (deleted === null) throw new NotFound('There is nothing under this id.')
}
