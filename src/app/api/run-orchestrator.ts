import type { z } from 'zod'
import { openPlan } from '#features/contentplans/server/index.ts'
import { startGrouping, type GroupingServices } from '#features/clustering/server/index.ts'
import { startImport } from '#features/performance/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { StartContext } from '#platform/server/jobs/start-pipeline.ts'
import type { runOrchestrator } from '#features/contentplans/contract.ts'

type OrchestratorServices = GroupingServices

/** Turns the flags of a message into commands. */
export function orchestrate(services: OrchestratorServices) {
  return async (
    ctx: StartContext & Pick<MemberContext, 'now'>,
    {
      contentplanId,
      runGrouping,
      runUpdating,
      queueKeywords = false,
      confirmedCost,
    }: z.output<typeof runOrchestrator.data>,
  ): Promise<void> => {
    if (!runGrouping && !runUpdating) throw new Invalid('This message names nothing to start.')
    const plan = await openPlan(ctx, contentplanId)
    if (runGrouping) await startGrouping(ctx, services, { plan, queueKeywords, confirmedCost })
    if (runUpdating) await startImport(ctx, { plan })
  }
}
