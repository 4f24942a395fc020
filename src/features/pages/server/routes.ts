import { openArticle } from '#features/articles/server/index.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { pages } from '../contract.ts'
import { addPages } from './commands/add-pages.ts'
import { changePages } from './commands/change-pages.ts'
import { startCrawl } from './commands/start-crawl.ts'
import { listLinksOfArticle } from './links/list-links-of-article.ts'
import { listLinks } from './links/list-links.ts'
import { listPageKeywords } from './queries/list-page-keywords.ts'
import { listPages } from './queries/list-pages.ts'
import { findPage, findPageArticle, openPage, readPageText } from './queries/open-page.ts'

export const pageHandlers: Handlers<typeof pages> = {
  list: async (ctx, { contentplanId, ...filter }) =>
    listPages(ctx, { ...filter, plan: await openPlan(ctx, contentplanId) }),
  add: async (ctx, { contentplanId, urls }) =>
    addPages(ctx, { plan: await openPlan(ctx, contentplanId), urls }),
  change: async (ctx, wish) =>
    'urls' in wish
      ? addPages(ctx, { plan: await openPlan(ctx, wish.contentplanId), urls: wish.urls })
      : changePages(ctx, wish),
  find: async (ctx, { contentplanId, page }) => ({
    page: await findPage(ctx, { plan: await openPlan(ctx, contentplanId), page }),
  }),
  readText: async (ctx, { pageId }) => readPageText(ctx, pageId),
  listKeywords: async (ctx, { pageId, ...window }) =>
    listPageKeywords(ctx, { ...window, ...(await openPage(ctx, pageId)) }),
  getArticle: async (ctx, { pageId }) => ({ article: await findPageArticle(ctx, pageId) }),
  listKeywordsInPlan: async (ctx, { contentplanId, pageId, ...window }) =>
    listPageKeywords(ctx, { ...window, ...(await openPage(ctx, pageId, contentplanId)) }),
  listLinksOfArticle: async (ctx, { articleId, ...window }) =>
    listLinksOfArticle(ctx, { ...window, ...(await openArticle(ctx, articleId)) }),
  listLinks: async (ctx, { contentplanId, ...filter }) =>
    listLinks(ctx, { ...filter, plan: await openPlan(ctx, contentplanId) }),
  crawl: async (ctx, { contentplanId }) => startCrawl(ctx, { plan: await openPlan(ctx, contentplanId) }),
}
