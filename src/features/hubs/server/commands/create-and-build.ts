import type { z } from 'zod'
import { createHub } from '#features/articles/server/index.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { StartContext } from '#platform/server/jobs/start-pipeline.ts'
import type { runHubCreator } from '../../contract.ts'
import type { BuildServices } from '../jobs/hub-services.ts'
import { startBuild } from './start-build.ts'

/** Creates a hub and starts the run that builds it; without a confirmed cost where one is needed, neither. */
export async function createAndBuild(
  ctx: StartContext & Pick<MemberContext, 'now'>,
  services: BuildServices,
  { contentplanId, hubName, hubDescription, confirmedCost }: z.output<typeof runHubCreator.data>,
): Promise<void> {
  const plan = await openPlan(ctx, contentplanId)
  const { id: topicId } = await createHub(ctx, { plan, name: hubName, description: hubDescription })
  await startBuild(ctx, services, { plan, topicId, confirmedCost })
}
