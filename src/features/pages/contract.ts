import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'

export const pageId = defineId('page')

/** N-34 */
export const PAGE_TYPES = [
  'article',
  'home',
  'product',
  'category',
  'listicle',
  'asset',
  'case study',
  'glossary',
  'forum',
  'other',
] as const
export type PageType = (typeof PAGE_TYPES)[number]

/** What counts as content of a blog (G-16). */
export const BLOG_TYPES: readonly PageType[] = ['article', 'asset', 'listicle', 'glossary', 'case study']

/** What a product page says of its stock (F-167). */
export const STOCK_STATUSES = ['in stock', 'pre order', 'back order', 'out of stock'] as const
export type StockStatus = (typeof STOCK_STATUSES)[number]

/** URLs that one call may bring. */
export const MOST_URLS = 1000

const about = { tag: 'pages', path: '/contentplan/{contentplanId}/page' } as const
const adding = z.object({ contentplanId, urls: z.array(z.string().trim().max(2000)).min(1).max(MOST_URLS) })
const added = z.object({
  /** In the order of the URLs; one that was there already keeps its id. */
  pageIds: z.array(z.number()),
})

export const pages = {
  add: endpoint('member', {
    ...about,
    method: 'POST',
    summary: 'Adds pages of the website; the first one gives a plan without a domain its domain.',
  })
    .input(adding)
    .output(added),
  crawl: endpoint('member', {
    tag: 'pages',
    method: 'POST',
    path: '/contentplan/{contentplanId}/page/crawl',
    summary: 'Starts the crawl of the website of a plan; one that goes on already is given instead.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ runId: z.number(), isNew: z.boolean() })),
  addByPut: endpoint('member', { ...about, method: 'PUT', summary: 'The same as POST.' })
    .input(adding)
    .output(added),
}
