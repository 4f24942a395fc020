import { openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { drift } from '../contract.ts'
import { followDrift } from './commands/follow-drift.ts'
import { refresh, scheduleRefresh } from './commands/refresh.ts'
import { estimateRefresh } from './estimate-refresh.ts'
import { listDrifts } from './list-drifts.ts'
import type { DriftServices } from './services.ts'

export function driftHandlers(services: DriftServices): Handlers<typeof drift> {
  return {
    list: async (ctx, { contentplanId, ...window }) =>
      listDrifts(ctx, { ...window, plan: await openPlan(ctx, contentplanId) }),
    follow: async (ctx, { contentplanId, keywordIds }) =>
      followDrift(ctx, services, { plan: await openPlan(ctx, contentplanId), keywordIds }),
    estimate: async (ctx, { contentplanId }) =>
      estimateRefresh(ctx, services, { plan: await openPlan(ctx, contentplanId) }),
    refresh: async (ctx, { contentplanId, confirmedCost }) =>
      refresh(ctx, services, { plan: await openPlan(ctx, contentplanId), confirmedCost }),
    schedule: async (ctx, { contentplanId, every_days: everyDays, confirmedCost }) =>
      scheduleRefresh(ctx, services, { plan: await openPlan(ctx, contentplanId), everyDays, confirmedCost }),
  }
}
