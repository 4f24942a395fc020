import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import { savedView } from '../../contract.ts'
import { selectViews, type SavedView } from './list-views.ts'

/** A view that the caller has just written. */
export async function getView(
  { database }: Reads,
  { plan, viewId }: { plan: Plan; viewId: number },
): Promise<SavedView> {
  return oneRow(database, savedView)`
    ${selectViews}
    where v.workspace_id = ${plan.workspaceId} and v.contentplan_id = ${plan.id} and v.id = ${viewId}
  `
}
