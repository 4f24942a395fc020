import { prepareChoice, type ConnectionServices } from '#features/connections/server/index.ts'
import { enterAgain, ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { performance } from '../contract.ts'
import { askSearchData } from './analysing/ask-search-data.ts'
import { exportChanges } from './analysing/export-changes.ts'
import { exportSearchData } from './analysing/export-search-data.ts'
import { measureChanges } from './analysing/measure-changes.ts'
import { readHome } from './analysing/read-home.ts'
import { describeSearchData } from './queries/describe-search-data.ts'
import { keepFile } from './importing/keep-file.ts'
import { deletePeriod } from './importing/keep-period.ts'
import { startImport } from './importing/start-import.ts'
import { cancelImport, disconnect } from './importing/stop-import.ts'
import type { PerformanceServices } from './analysing/performance-services.ts'
import { chooseFilter } from './search-filters/choose-filter.ts'
import { deleteFilter } from './search-filters/delete-filter.ts'
import { listFilters } from './search-filters/list-filters.ts'
import { previewFilter } from './search-filters/preview-filter.ts'
import { showFilter } from './search-filters/show-filter.ts'

export function performanceHandlers(
  services: PerformanceServices,
  connections: ConnectionServices,
): Handlers<typeof performance> {
  const isSandbox = connections.google?.isSandbox ?? false
  return {
    chooseProperty: ofPlan(async (ctx, { plan, accessUser = ctx.userId, ...choice }) => {
      const check = await prepareChoice(ctx, connections, { ...choice, plan, accessUser })
      return async () => {
        const chosen = await check()
        return enterAgain(connections, { ...ctx, contentplanId: plan.id }, (entered, opened) =>
          chooseFilter({ ...ctx, ...entered }, { ...choice, ...chosen, plan: opened, accessUser, isSandbox }),
        )
      }
    }),
    listFilters: ofPlan((ctx, input) => listFilters(ctx, services.facts(), input)),
    previewFilter: ofPlan((ctx, input) => previewFilter(ctx, services.facts(), input)),
    showFilter: ofPlan(async (ctx, input) => {
      await showFilter(ctx, services.facts(), { ...input, isSandbox })
      return { isConnected: false as const }
    }),
    deleteFilter: ofPlan(async (ctx, input) => {
      await deleteFilter(ctx, services.facts(), input)
      return { isDeleted: true as const }
    }),
    startUpdate: ofPlan((ctx, input) => startImport(ctx, input)),
    cancelUpdate: ofPlan((ctx, input) => cancelImport(ctx, input)),
    disconnect: ofPlan(async (ctx, input) => {
      await disconnect(ctx, services.facts(), input)
      return { isConnected: false as const }
    }),
    deletePeriod: ofPlan(async (ctx, input) => {
      await deletePeriod(ctx, input)
      return { isDeleted: true as const }
    }),
    importFile: ofPlan((ctx, part) => keepFile(ctx, services.facts(), part)),
    getSearchData: ofPlan((ctx, input) => describeSearchData(ctx, services, input)),
    askSearchData: ofPlan((ctx, asked) => askSearchData(ctx, services, asked)),
    exportSearchData: ofPlan((ctx, asked) => exportSearchData(ctx, services, asked)),
    measureChanges: ofPlan((ctx, asked) => measureChanges(ctx, services, asked)),
    exportChanges: ofPlan((ctx, asked) => exportChanges(ctx, services, asked)),
    getHome: ofPlan((ctx, input) => readHome(ctx, services, input)),
  }
}
