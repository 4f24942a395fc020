import { z } from 'zod'
import { ACTIONS } from '#features/advice/rules.ts'
import { article } from '#features/articles/contract.ts'
import { contentplanId, articleId, pageId, inPlan } from '#features/contentplans/contract.ts'
import { endpoint, type EndpointRoute } from '#platform/contract/endpoint.ts'
import { queryFlag, queryList, wholeNumber } from '#platform/contract/query.ts'
import {
  LINK_SORT_COLUMNS,
  LINKS_AT_ONCE,
  LINKS_OF_ARTICLE,
  MOST_LINKS_AT_ONCE,
  MOST_PAGES_AT_ONCE,
  PAGE_KEYWORD_SORT_COLUMNS,
  PAGE_SORT_COLUMNS,
  PAGE_TYPES,
  PAGES_AT_ONCE,
  STOCK_STATUSES,
} from './rules.ts'

/** URLs in one call, at most. */
const MOST_URLS = 1000
const LONGEST_PATTERN = 200

const count = z.number()
const nullableNumber = z.number().nullable()
const nullableText = z.string().nullable()

/** A page of the website (N-08). A field is null when its value is unknown, which is not the same as zero. */
export const page = z.object({
  page_id: z.number(),
  url: z.string(),
  title: nullableText,
  /** The cluster that it is matched with; null when it has none. */
  article_id: nullableNumber,
  article_title: nullableText,
  /** Whether runs leave the match as it is (M-27). */
  article_id_locked: z.boolean(),
  excluded: z.boolean(),
  favorite_product: z.boolean(),
  type: z.enum(PAGE_TYPES),
  /** Why it has this type. */
  type_reason: nullableText,
  /** What a user chose to do with it. */
  action: z.enum(ACTIONS).nullable(),
  /** HTTP status of its last visit; null when it was not visited yet. */
  status_code: nullableNumber,
  redirects_to: nullableText,
  google_impressions_last: nullableNumber,
  google_clicks_last: nullableNumber,
  google_position_last: nullableNumber,
  google_impressions_prev: nullableNumber,
  google_clicks_prev: nullableNumber,
  google_position_prev: nullableNumber,
  impressions: nullableNumber,
  inLinksCount: count,
  inLinksFromBlog: count,
  published_at: nullableText,
  parent_category: nullableText,
  parent_category_url: nullableText,
  /** The name of the category, if the page is one. */
  category_name: nullableText,
  stock_status: z.enum(STOCK_STATUSES).nullable(),
  created_at: z.string(),
})

/** A page with everything that its last visit found in it. */
export const pageDetails = page.extend({
  description: nullableText,
  canonical_url: nullableText,
  is_noindex: z.boolean(),
  language: nullableText,
  word_count: nullableNumber,
  modified_at: nullableText,
  crawled_at: nullableText,
  /** Why it could not be read; null when it could, and when it was not visited yet. */
  crawl_problem: nullableText,
  /** What the numbers suggest to do with it (G-27), and why. */
  suggested_action: z.enum(ACTIONS).nullable(),
  suggested_action_reason: nullableText,
})

/** The text of a page, as of its last visit. Fields are null when it was not read yet. */
export const pageText = z.object({
  page_id: z.number(),
  url: z.string(),
  title: nullableText,
  description: nullableText,
  headings: z.array(z.object({ level: z.number(), text: z.string() })),
  text: nullableText,
  word_count: nullableNumber,
  crawled_at: nullableText,
})

/** A keyword with the page's numbers in search for it. */
export const pageKeyword = z.object({
  id: z.number(),
  keyword_id: z.number(),
  keyword: z.string(),
  estimated_search_volume: nullableNumber,
  /** Whether the volume is the middle of a range. */
  volume_is_rough: z.boolean(),
  /** The cluster of the keyword, which may be another than the page's. */
  article_id: nullableNumber,
  title: nullableText,
  excluded: z.boolean(),
  google_impressions_last: nullableNumber,
  google_clicks_last: nullableNumber,
  google_ctr_last: nullableNumber,
  google_position_last: nullableNumber,
  google_impressions_prev: nullableNumber,
  google_clicks_prev: nullableNumber,
  google_position_prev: nullableNumber,
  impressions: nullableNumber,
})

/** A link between two pages (N-22). */
export const internalLink = z.object({
  from_page_id: z.number(),
  to_page_id: z.number(),
  from_url: z.string(),
  to_url: z.string(),
  anchor_text: z.string(),
  /** The text around the link. */
  text: z.string(),
  is_in_content: z.boolean(),
  is_followed: z.boolean(),
})
/** A link of one page: `url` is the page at its other end. */
const linkOfPage = internalLink.extend({ url: z.string(), anchor: z.string() })
const linksOfPage = z.object({ total: count, links: z.array(linkOfPage) })

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

const listed = z.object({
  ...inPlan,
  limit: wholeNumber({ least: 1, most: MOST_PAGES_AT_ONCE }).default(PAGES_AT_ONCE),
  page: wholeNumber({ least: 1, most: 1_000_000 }).default(1),
  /** A regular expression for the URL, which ignores case. */
  search: z.string().max(LONGEST_PATTERN).default('.*'),
  excluded: queryFlag().optional(),
  isFavorite: queryFlag().optional(),
  typeFilter: queryList(z.enum(PAGE_TYPES)).optional(),
  sortColumn: z.enum(PAGE_SORT_COLUMNS).default('google_impressions_last'),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
})

const adding = z.object({ contentplanId, urls: z.array(z.string().trim().max(2000)).min(1).max(MOST_URLS) })
const added = z.object({
  /** In the order of the URLs; a page that exists already keeps its id. */
  pageIds: z.array(z.number()),
})

const pageIds = z.array(pageId).min(1).max(MOST_PAGES_AT_ONCE)
export const pageChange = z.discriminatedUnion('action', [
  /** A toggle turns off what all of the pages have; otherwise it turns it on for all of them. */
  z.object({
    ...inPlan,
    pageIds,
    action: z.enum(['exclude', 'removeExclusion', 'toggleLock', 'toggleFavorite']),
  }),
  z.object({ ...inPlan, pageIds, action: z.literal('setPageType'), pageType: z.enum(PAGE_TYPES) }),
  z.object({
    ...inPlan,
    pageIds: pageIds.max(1),
    action: z.enum(['setPageArticle', 'setArticle']),
    /** Null to take the page from its cluster. */
    articleId: articleId.nullable(),
  }),
  z.object({
    ...inPlan,
    pageIds,
    action: z.literal('setPageAction'),
    pageAction: z.enum(ACTIONS).nullable(),
  }),
])
const changed = z.object({
  /** How many pages have changed. */
  changed: count,
  /** The id to undo the change with; null when nothing changed, or when setting the old value undoes it. */
  changeId: nullableNumber,
  /** The cluster that has lost the page, because a URL belongs to one cluster at most (V-28). */
  takenFrom: z.object({ article_id: z.number(), title: z.string() }).nullable(),
})

const pageNumber = wholeNumber({ least: 1, most: 1_000_000 }).default(1)
const direction = z.enum(['asc', 'desc'])
function linkOrder(limit: number) {
  return {
    limit: wholeNumber({ least: 1, most: MOST_LINKS_AT_ONCE }).default(limit),
    sortColumn: z.enum(LINK_SORT_COLUMNS).default('from_url'),
    sortDirection: direction.default('asc'),
  }
}
const keywordWindow = {
  limit: wholeNumber({ least: 1, most: MOST_LINKS_AT_ONCE }).default(LINKS_OF_ARTICLE),
  page: pageNumber,
  sortColumn: z.enum(PAGE_KEYWORD_SORT_COLUMNS).default('google_impressions_last'),
  sortDirection: direction.default('desc'),
}
const keywordsOfPage = z.object({ keywords: z.array(pageKeyword), total: count })

const OF_PLAN = '/contentplan/{contentplanId}/page'

function at(method: EndpointRoute['method'], path: EndpointRoute['path'], summary: string) {
  return endpoint('member', { tag: 'pages', method, path, summary })
}

export const pages = {
  list: at('GET', OF_PLAN, 'Pages of a plan that a filter leaves, and how many there are of each kind.')
    .input(listed)
    .output(z.object({ pages: z.array(page), pageCounts })),
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
  listKeywordsInPlan: at(
    'GET',
    '/contentplan/{contentplanId}/keyword/page',
    'The same, of a page of this plan.',
  )
    .input(z.object({ contentplanId, pageId, ...keywordWindow }))
    .output(keywordsOfPage),
  /** Lists links of the page of a cluster (C-081). */
  listLinksOfArticle: at(
    'GET',
    '/internal-links/article/{articleId}',
    'Links to the page of a cluster, and links from it; without a page there are none.',
  )
    .input(
      z.object({
        articleId,
        ...linkOrder(LINKS_OF_ARTICLE),
        incomingPage: pageNumber,
        outgoingPage: pageNumber,
      }),
    )
    .output(z.object({ page_id: nullableNumber, incoming: linksOfPage, outgoing: linksOfPage })),
  /** Lists links between the pages of a plan (C-082). */
  listLinks: at('GET', '/internal-links/contentplan/{contentplanId}', "The links between a plan's pages.")
    .input(
      z.object({
        contentplanId,
        /** The URL of a page, for its links only; any other text is a regular expression, which ignores case. */
        urlFilter: z.string().trim().max(2000).default('.*'),
        /** Which end of a link the filter is for; either end if absent. */
        direction: z.enum(['incoming', 'outgoing']).optional(),
        ...linkOrder(LINKS_AT_ONCE),
        page: pageNumber,
      }),
    )
    .output(z.object({ links: z.array(internalLink), total: count })),
}
