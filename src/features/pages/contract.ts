import { z } from 'zod'
import { article } from '#features/articles/contract.ts'
import { contentplanId, articleId, pageId, inPlan } from '#features/contentplans/contract.ts'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { sharedKeyword } from '#features/keywords/contract.ts'
import { endpoint, sharingKey, type EndpointRoute } from '#platform/contract/endpoint.ts'
import { sentText } from '#platform/contract/files.ts'
import { queryFlag, queryList, wholeNumber } from '#platform/contract/query.ts'
import { internalLink, linkFilter, linkOrder, pageNumber } from './contract/link-lists.ts'
import {
  LINKS_AT_ONCE,
  LINKS_OF_ARTICLE,
  MOST_LINKS_AT_ONCE,
  MOST_PAGES_AT_ONCE,
  PAGE_KEYWORD_SORT_COLUMNS,
  PAGE_SORT_COLUMNS,
  PAGE_TYPES,
  PAGES_AT_ONCE,
} from './rules.ts'
import { added, adding, changed, pageChange } from './contract/page-changes.ts'
import { listedPage, pageDetails, pageKeyword, pageText } from './contract/page.ts'

export { pageChange } from './contract/page-changes.ts'
export * from './contract/page.ts'

export { internalLink, linkedPage } from './contract/link-lists.ts'
export { links } from './contract/links.ts'

const count = z.number()
const nullableNumber = z.number().nullable()
const nullableText = z.string().nullable()

/** A link of one page: `url` is the page at its other end. */
const linkOfPage = internalLink.extend({ url: z.string(), anchor: z.string() })
export const linksOfPage = z.object({ total: count, links: z.array(linkOfPage) })
/** What a visitor with the sharing key of the page's cluster sees of them. */
export const sharedLinks = z.object({
  total: count,
  links: z.array(linkOfPage.pick({ url: true, anchor: true })),
})

/**
 * Counts of the pages that match `search` and `isFavorite`, whatever `typeFilter` and `excluded` say (N-09). The first
 * four add up to activeCount (G-16). filteredCount is the number of pages that match all filters.
 */
export const pageCounts = z.object({
  categoryCount: count,
  productsCount: count,
  blogCount: count,
  otherCount: count,
  activeCount: count,
  excludedCount: count,
  totalCount: count,
  filteredCount: count,
})

const filter = {
  ...inPlan,
  /** A regular expression for the URL, which ignores case. */
  search: z.string().max(LONGEST_PATTERN).default('.*'),
  excluded: queryFlag().optional(),
  isFavorite: queryFlag().optional(),
  /** Pages that have a cluster, or those that have none. */
  hasArticle: queryFlag().optional(),
  typeFilter: queryList(z.enum(PAGE_TYPES)).optional(),
  sortColumn: z.enum(PAGE_SORT_COLUMNS).default('google_impressions_last'),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
  /**
   * Whether categories come below their parent categories: each branch stands where the first of its pages would, and is
   * ordered in the same way.
   */
  asTree: queryFlag().optional(),
}

const direction = z.enum(['asc', 'desc'])
const keywordWindow = {
  limit: wholeNumber({ least: 1, most: MOST_LINKS_AT_ONCE }).default(LINKS_OF_ARTICLE),
  page: pageNumber,
  sortColumn: z.enum(PAGE_KEYWORD_SORT_COLUMNS).default('google_impressions_last'),
  sortDirection: direction.default('desc'),
}
const keywordsOfPage = z.object({ keywords: z.array(pageKeyword), total: count })
const sharedKeywords = z.object({ keywords: z.array(sharedKeyword), total: count })

/** Both are null until they are known: a plan without pages may have no website yet. */
export const siteCrawl = z.object({ domain: nullableText, crawled_at: nullableText })

const OF_PLAN = '/contentplan/{contentplanId}/page'

function at(method: EndpointRoute['method'], path: EndpointRoute['path'], summary: string) {
  return endpoint('member', { tag: 'pages', method, path, summary })
}

export const pages = {
  list: at('GET', OF_PLAN, 'Pages of a plan that a filter leaves, and how many there are of each kind.')
    .input(
      z.object({
        ...filter,
        limit: wholeNumber({ least: 1, most: MOST_PAGES_AT_ONCE }).default(PAGES_AT_ONCE),
        page: wholeNumber({ least: 1, most: 1_000_000 }).default(1),
      }),
    )
    .output(z.object({ pages: z.array(listedPage), pageCounts })),
  exportCsv: at('GET', `${OF_PLAN}/export`, 'All pages that a filter leaves, as CSV.')
    .input(z.object(filter))
    .output(sentText()),
  add: at(
    'POST',
    OF_PLAN,
    'Adds pages of the website; the first one gives a plan without a domain its domain.',
  )
    .input(adding)
    .output(added),
  /** Adds pages (C-008) or changes them (C-021): both have this verb and path. */
  change: at('PUT', OF_PLAN, 'Changes pages of a plan; with URLs, it adds pages as POST does.')
    .input(z.union([adding, pageChange]))
    .output(z.union([added, changed])),
  crawl: at(
    'POST',
    `${OF_PLAN}/crawl`,
    'Starts the crawl of the website of a plan; one that goes on already is given instead.',
  )
    .input(z.object({ contentplanId }))
    .output(z.object({ runId: z.number(), isNew: z.boolean() })),
  readCrawl: at('GET', `${OF_PLAN}/crawl`, 'The website of a plan, and when it was crawled last.')
    .input(z.object({ contentplanId }))
    .output(siteCrawl),
  /** Finds a page by its address or id (C-022). */
  find: at('GET', '/page', 'The page of a plan that has this address, or this id.')
    .input(z.object({ contentplanId, page: z.string().trim().min(1).max(2000) }))
    .output(z.object({ page: pageDetails.nullable() })),
  /** Gives the text of a page (C-023). */
  readText: at('GET', '/page/s3', 'What a page said when it was visited last: title, headings and text.')
    .input(z.object({ pageId }))
    .output(pageText),
  /** Lists the keywords of a page (C-024). */
  listKeywords: at('GET', '/page/keywords', 'The keywords for which a page was seen in search.')
    .input(z.object({ pageId, ...keywordWindow }))
    .output(keywordsOfPage),
  /** Gives the cluster of a page (C-025). */
  getArticle: at('GET', '/page/{pageId}/article', 'The cluster that a page is matched with.')
    .input(z.object({ pageId }))
    .output(z.object({ article: article.nullable() })),
  /** Lists the keywords of a page of this plan (C-026). */
  listKeywordsInPlan: endpoint('sharing-key', {
    tag: 'pages',
    method: 'GET',
    path: '/contentplan/{contentplanId}/keyword/page',
    summary:
      "The same, of a page of this plan; with the sharing key of the page's cluster what people search for and how often.",
  })
    .input(
      z.object({
        contentplanId,
        pageId,
        /** The most searched keywords come first with a key. */
        key: sharingKey.optional(),
        ...keywordWindow,
      }),
    )
    .output(z.union([keywordsOfPage, sharedKeywords])),
  /** Lists links of the page of a cluster (C-081). */
  listLinksOfArticle: endpoint('sharing-key', {
    tag: 'pages',
    method: 'GET',
    path: '/internal-links/article/{articleId}',
    summary:
      'Links to the page of a cluster, and links from it; without a page there are none. With its sharing key only URLs and anchors.',
  })
    .input(
      z.object({
        articleId,
        key: sharingKey.optional(),
        ...linkOrder(LINKS_OF_ARTICLE),
        incomingPage: pageNumber,
        outgoingPage: pageNumber,
      }),
    )
    .output(
      z.union([
        z.object({ page_id: nullableNumber, incoming: linksOfPage, outgoing: linksOfPage }),
        z.object({ incoming: sharedLinks, outgoing: sharedLinks }),
      ]),
    ),
  /** Lists links between the pages of a plan (C-082). */
  listLinks: at('GET', '/internal-links/contentplan/{contentplanId}', "The links between a plan's pages.")
    .input(
      z.object({
        ...linkFilter,
        ...linkOrder(LINKS_AT_ONCE),
        page: pageNumber,
      }),
    )
    .output(z.object({ links: z.array(internalLink), total: count })),
}
