import { openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { advice } from '../contract.ts'
import { renewAdvice } from './renew-advice.ts'
import type { AdviceServices } from './services.ts'

export function adviceHandlers(services: AdviceServices): Handlers<typeof advice> {
  return {
    recalculate: async (ctx, { contentplanId }) =>
      renewAdvice(ctx, services, await openPlan(ctx, contentplanId)),
  }
}
