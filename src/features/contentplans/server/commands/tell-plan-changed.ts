import type { Reads } from '#platform/server/api/handlers.ts'
import { publish } from '#platform/server/realtime/index.ts'
import { planChanged } from '../../contract.ts'
import type { Plan } from '../queries/open-plan.ts'

/** Notifies all browsers on the plan, at the commit, that its keywords or clusters have changed. */
export async function tellPlanChanged(
  { database }: Reads,
  { workspaceId, id: contentplanId }: Plan,
): Promise<void> {
  await publish(database, { workspaceId, message: planChanged, data: { contentplanId } })
}
