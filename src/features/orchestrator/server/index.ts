import type { z } from 'zod'
import { openPlan } from '#features/contentplans/server/index.ts'
import { startGrouping, type GroupingServices } from '#features/grouping/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { runOrchestrator } from '../contract.ts'

export type OrchestratorServices = GroupingServices

/** Turns the flags of a message into commands. */
export function orchestrate(services: OrchestratorServices) {
  return async (
    ctx: Pick<MemberContext, 'database' | 'workspaceId' | 'now'>,
    {
      contentplanId,
      runGrouping,
      queueKeywords = false,
      confirmedCost,
    }: z.output<typeof runOrchestrator.data>,
  ): Promise<void> => {
    if (!runGrouping) throw new Invalid('This message names nothing to start.')
    const plan = await openPlan(ctx, contentplanId)
    await startGrouping(ctx, services, { plan, queueKeywords, confirmedCost })
  }
}
