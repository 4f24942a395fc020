import { openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { pages } from '../contract.ts'
import { addPages } from './commands/add-pages.ts'
import { startCrawl } from './commands/start-crawl.ts'

const add: Handlers<typeof pages>['add'] = async (ctx, { contentplanId, urls }) =>
  addPages(ctx, { plan: await openPlan(ctx, contentplanId), urls })

export const pageHandlers: Handlers<typeof pages> = {
  add,
  addByPut: add,
  crawl: async (ctx, { contentplanId }) => startCrawl(ctx, { plan: await openPlan(ctx, contentplanId) }),
}
