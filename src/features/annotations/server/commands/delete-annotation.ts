import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { findRow, idRow } from '#platform/server/database/rows.ts'

/** Deletes a note, or what a plan says about an update of Google. Throws NotFound when it is not in the plan. */
export async function deleteAnnotation(
  { database }: Writes,
  { plan, annotationId }: { plan: Plan; annotationId: number },
): Promise<void> {
  const deleted = await findRow(database, idRow)`
    delete from annotations
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${annotationId}
    returning id
  `
  if (deleted === null) throw new NotFound('There is nothing under this id.')
}
