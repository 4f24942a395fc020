import { openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { grouping } from '../contract.ts'
import { cancelGrouping } from './commands/cancel-grouping.ts'
import { resumeGrouping } from './commands/resume-grouping.ts'
import { startGrouping } from './commands/start-grouping.ts'
import { estimateGrouping } from './estimate-grouping.ts'
import type { GroupingServices } from './services.ts'

export function groupingHandlers(services: GroupingServices): Handlers<typeof grouping> {
  return {
    estimate: async (ctx, { contentplanId }) =>
      estimateGrouping(ctx, services, { plan: await openPlan(ctx, contentplanId) }),
    start: async (ctx, { contentplanId, confirmedCost }) =>
      startGrouping(ctx, services, {
        plan: await openPlan(ctx, contentplanId),
        queueKeywords: true,
        confirmedCost,
      }),
    resume: async (ctx, { contentplanId, confirmedCost }) =>
      resumeGrouping(ctx, services, { plan: await openPlan(ctx, contentplanId), confirmedCost }),
    cancel: async (ctx, { contentplanId }) =>
      cancelGrouping(ctx, { plan: await openPlan(ctx, contentplanId) }),
  }
}
