import { openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { performance } from '../contract.ts'
import { askSearchData } from './analysing/ask-search-data.ts'
import { readHome } from './analysing/read-home.ts'
import { describeSearchData } from './queries/describe-search-data.ts'
import { keepFile } from './importing/keep-file.ts'
import { startImport } from './importing/start-import.ts'
import type { PerformanceServices } from './analysing/performance-services.ts'

export function performanceHandlers(services: PerformanceServices): Handlers<typeof performance> {
  return {
    startUpdate: async (ctx, { contentplanId }) =>
      startImport(ctx, { plan: await openPlan(ctx, contentplanId) }),
    importFile: async (ctx, { contentplanId, ...part }) =>
      keepFile(ctx, services.facts(), { ...part, plan: await openPlan(ctx, contentplanId) }),
    getSearchData: async (ctx, { contentplanId }) =>
      describeSearchData(ctx, services, { plan: await openPlan(ctx, contentplanId) }),
    askSearchData: async (ctx, { contentplanId, ...asked }) =>
      askSearchData(ctx, services, { ...asked, plan: await openPlan(ctx, contentplanId) }),
    getHome: async (ctx, { contentplanId }) =>
      readHome(ctx, services, { plan: await openPlan(ctx, contentplanId) }),
  }
}
