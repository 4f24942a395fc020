import type { Reads } from '#platform/server/api/handlers.ts'
import { publish } from '#platform/server/realtime/index.ts'
import { planChanged } from '../../contract.ts'
import type { Plan } from '../queries/open-plan.ts'

/** Tells every window on the plan, once this is committed, that its keywords or clusters changed. */
export async function tellPlanChanged(
  { database }: Reads,
  { workspaceId, id: contentplanId }: Plan,
): Promise<void> {
  await publish(database, { workspaceId, message: planChanged, data: { contentplanId } })
}
