import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { openArticle } from '#features/articles/server/index.ts'
import { ofPlan, openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { links, pages } from '../contract.ts'
import { addPages } from './commands/add-pages.ts'
import { changePages } from './commands/change-pages.ts'
import { startCrawl } from './commands/start-crawl.ts'
import { exportLinkedPages, exportLinks, type LinkServices } from './links/export-links.ts'
import { listLinkedPages } from './links/list-linked-pages.ts'
import { hideMost, listLinksOfArticle } from './links/list-links-of-article.ts'
import { listLinks } from './links/list-links.ts'
import { exportPages } from './queries/export-pages.ts'
import { readLinkGraph } from './links/read-link-graph.ts'
import { summarizeLinks } from './links/summarize-links.ts'
import { listPageKeywords, listSharedKeywords } from './queries/list-page-keywords.ts'
import { listPages } from './queries/list-pages.ts'
import { findPage, findPageArticle, openPage, readPageText } from './queries/open-page.ts'
import { readCrawl } from './queries/read-crawl.ts'

export function pageHandlers(
  services: CachedSerpServices & { database: () => Database },
): Handlers<typeof pages> {
  return {
    list: ofPlan((ctx, input) => listPages(ctx, input)),
    add: ofPlan((ctx, input) => addPages(ctx, input)),
    change: async (ctx, change) =>
      'urls' in change
        ? addPages(ctx, { plan: await openPlan(ctx, change.contentplanId), urls: change.urls })
        : changePages(ctx, services, change),
    find: ofPlan(async (ctx, input) => ({ page: await findPage(ctx, input) })),
    readText: async (ctx, { pageId }) => readPageText(ctx, pageId),
    listKeywords: async (ctx, { pageId, ...window }) =>
      listPageKeywords(ctx, { ...window, ...(await openPage(ctx, pageId)) }),
    getArticle: async (ctx, { pageId }) => ({ article: await findPageArticle(ctx, pageId) }),
    listKeywordsInPlan: async (ctx, { contentplanId, pageId, ...window }) => {
      const wanted = { ...window, ...(await openPage(ctx, pageId, contentplanId)) }
      return ctx.isMember ? listPageKeywords(ctx, wanted) : listSharedKeywords(ctx, wanted)
    },
    listLinksOfArticle: async (ctx, { articleId, ...window }) => {
      const links = await listLinksOfArticle(ctx, { ...window, ...(await openArticle(ctx, articleId)) })
      return ctx.isMember ? links : hideMost(links)
    },
    listLinks: ofPlan((ctx, input) => listLinks(ctx, input)),
    crawl: ofPlan((ctx, input) => startCrawl(ctx, input)),
    readCrawl: ofPlan((ctx, input) => readCrawl(ctx, input)),
    exportCsv: ofPlan((ctx, input) => exportPages(ctx, services, input)),
  }
}

export function linkHandlers(services: LinkServices): Handlers<typeof links> {
  return {
    summarize: ofPlan((ctx, { plan, inContent }) =>
      summarizeLinks(ctx, { plan, inContent: inContent === true }),
    ),
    readGraph: ofPlan((ctx, { plan, inContent, limit, url }) =>
      readLinkGraph(ctx, { plan, limit, url, inContent: inContent === true }),
    ),
    listPages: ofPlan((ctx, { inContent, ...input }) =>
      listLinkedPages(ctx, { ...input, inContent: inContent === true }),
    ),
    exportCsv: ofPlan((ctx, filter) => exportLinks(ctx, services, filter)),
    exportPagesCsv: ofPlan((ctx, { inContent, ...input }) =>
      exportLinkedPages(ctx, { ...input, inContent: inContent === true }),
    ),
  }
}
