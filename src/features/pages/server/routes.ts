import { openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { pages } from '../contract.ts'
import { addPages } from './commands/add-pages.ts'
import { changePages } from './commands/change-pages.ts'
import { startCrawl } from './commands/start-crawl.ts'
import { listPages } from './list-pages.ts'

export const pageHandlers: Handlers<typeof pages> = {
  list: async (ctx, { contentplanId, ...filter }) =>
    listPages(ctx, { ...filter, plan: await openPlan(ctx, contentplanId) }),
  add: async (ctx, { contentplanId, urls }) =>
    addPages(ctx, { plan: await openPlan(ctx, contentplanId), urls }),
  change: async (ctx, wish) =>
    'urls' in wish
      ? addPages(ctx, { plan: await openPlan(ctx, wish.contentplanId), urls: wish.urls })
      : changePages(ctx, wish),
  crawl: async (ctx, { contentplanId }) => startCrawl(ctx, { plan: await openPlan(ctx, contentplanId) }),
}
