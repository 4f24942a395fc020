import { z } from 'zod'
import { articleId } from '#features/articles/contract.ts'
import { contentplanId } from '#features/contentplans/contract.ts'
import { workspaceId } from '#features/workspaces/contract.ts'
import { endpoint, type EndpointRoute } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import { queryFlag, queryList, wholeNumber } from '#platform/contract/query.ts'
import {
  MOST_PAGES_AT_ONCE,
  PAGE_ACTIONS,
  PAGE_SORT_COLUMNS,
  PAGE_TYPES,
  PAGES_AT_ONCE,
  STOCK_STATUSES,
} from './rules.ts'

export const pageId = defineId('page')

/** URLs that one call may bring. */
export const MOST_URLS = 1000
const LONGEST_PATTERN = 200

const count = z.number()
const known = z.number().nullable()
const said = z.string().nullable()

/** N-08. null: not known, which is not zero. */
export const page = z.object({
  page_id: z.number(),
  url: z.string(),
  title: said,
  /** The cluster that it is matched with; null: none. */
  article_id: known,
  article_title: said,
  /** Runs leave the match as it is (M-27). */
  article_id_locked: z.boolean(),
  excluded: z.boolean(),
  favorite_product: z.boolean(),
  type: z.enum(PAGE_TYPES),
  /** Why it is taken for this. */
  type_reason: said,
  /** What somebody chose to do with it. */
  action: z.enum(PAGE_ACTIONS).nullable(),
  /** Of its last visit; null: it was not visited yet. */
  status_code: known,
  redirects_to: said,
  google_impressions_last: known,
  google_clicks_last: known,
  google_position_last: known,
  google_impressions_prev: known,
  google_clicks_prev: known,
  google_position_prev: known,
  impressions: known,
  inLinksCount: count,
  inLinksFromBlog: count,
  published_at: said,
  parent_category: said,
  parent_category_url: said,
  /** What a category is called. */
  category_name: said,
  stock_status: z.enum(STOCK_STATUSES).nullable(),
  created_at: z.string(),
})

/**
 * N-09, of what the search and the favorites leave, whatever types and exclusion are asked for; the first four add up to
 * activeCount (G-16). filteredCount is what all filters leave: the rows of all pages.
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

const inPlan = { workspaceId: workspaceId.optional(), contentplanId }
const listed = z.object({
  ...inPlan,
  limit: wholeNumber({ least: 1, most: MOST_PAGES_AT_ONCE }).default(PAGES_AT_ONCE),
  page: wholeNumber({ least: 1, most: 1_000_000 }).default(1),
  /** A regular expression for the URL, case does not matter. */
  search: z.string().max(LONGEST_PATTERN).default('.*'),
  excluded: queryFlag().optional(),
  isFavorite: queryFlag().optional(),
  typeFilter: queryList(z.enum(PAGE_TYPES)).optional(),
  sortColumn: z.enum(PAGE_SORT_COLUMNS).default('google_impressions_last'),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
})

const adding = z.object({ contentplanId, urls: z.array(z.string().trim().max(2000)).min(1).max(MOST_URLS) })
const added = z.object({
  /** In the order of the URLs; one that was there already keeps its id. */
  pageIds: z.array(z.number()),
})

const pageIds = z.array(pageId).min(1).max(MOST_PAGES_AT_ONCE)
export const pageChange = z.discriminatedUnion('action', [
  /** The toggles turn off what all of the pages have, and otherwise on for all of them. */
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
    /** null: it shall have no cluster. */
    articleId: articleId.nullable(),
  }),
  z.object({
    ...inPlan,
    pageIds,
    action: z.literal('setPageAction'),
    pageAction: z.enum(PAGE_ACTIONS).nullable(),
  }),
])
const changed = z.object({
  /** Pages that are different now. */
  changed: count,
  /** What takes it back; null where nothing changed, or where setting it again does. */
  changeId: known,
  /** The cluster that had the page until now: a URL belongs to one at most (V-28). */
  takenFrom: z.object({ article_id: z.number(), title: z.string() }).nullable(),
})

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
  /** C-008 and C-021: the same verb and path. */
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
}
