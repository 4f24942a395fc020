import { z } from 'zod'
import { contentplanId, articleId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { queryFlag, wholeNumber } from '#platform/contract/query.ts'
import { ACTIONS } from '#features/advice/rules.ts'
import { ARTICLE_METRICS, ARTICLES_PER_PAGE, MOST_ARTICLES_PER_PAGE } from '../rules.ts'

/** N-30, in the order that writing takes (M-07). */
export const ARTICLE_STATUSES = [
  'no status',
  'briefed',
  'researched',
  'drafted',
  'edited',
  'illustrated',
  'shared',
  'reviewed',
  'published',
] as const

/** N-31 */
export const ARTICLE_PRIORITIES = ['high', 'not set', 'low'] as const

export const ARTICLE_SORT_COLUMNS = [
  'title',
  'main_keyword',
  'keyword_count',
  'estimated_search_volume',
  'serp_overlap',
  'relevance',
  'topic_name',
  'article_url',
  'status',
  'created_at',
  'potential_clicks',
  'cluster_match_rate',
  'suggested_action',
  ...ARTICLE_METRICS,
] as const

const count = z.number()
const known = z.number().nullable()
const said = z.string().nullable()

/**
 * What it had in search in the last 30 days (last) and in the 30 before (prev), and what came or went between them (change).
 * `ctr` is 0 to 1, `position` a mean over impressions: the lower, the better.
 */
const metrics = {
  /** All pages of the site on its keywords ("Cluster"). */
  google_impressions_last: known,
  google_clicks_last: known,
  google_ctr_last: known,
  google_position_last: known,
  google_impressions_prev: known,
  google_clicks_prev: known,
  google_ctr_prev: known,
  google_position_prev: known,
  google_impressions_change: known,
  google_clicks_change: known,
  google_ctr_change: known,
  google_position_change: known,
  /** Its page on all searches ("URL"). */
  page_impressions_last: known,
  page_clicks_last: known,
  page_ctr_last: known,
  page_position_last: known,
  page_impressions_prev: known,
  page_clicks_prev: known,
  page_ctr_prev: known,
  page_position_prev: known,
  page_impressions_change: known,
  page_clicks_change: known,
  page_ctr_change: known,
  page_position_change: known,
  /** Its page on its keywords ("Cluster Match"); without an ending: the last 30 days. */
  target_impressions: known,
  target_clicks: known,
  target_ctr: known,
  target_position: known,
  target_impressions_prev: known,
  target_clicks_prev: known,
  target_ctr_prev: known,
  target_position_prev: known,
  target_impressions_change: known,
  target_clicks_change: known,
  target_ctr_change: known,
  target_position_change: known,
}

/** N-06, as far as it is known yet. null: not known, which is not zero. */
export const article = z.object({
  id: z.number(),
  article_id: z.number(),
  contentplan_id: z.number(),
  title: z.string(),
  topic_id: known,
  topic_name: said,
  main_keyword_id: known,
  main_keyword: said,
  status: z.enum(ARTICLE_STATUSES),
  priority: z.enum(ARTICLE_PRIORITIES),
  page_id: known,
  article_url: said,
  article_id_locked: z.boolean(),
  is_locked: z.boolean(),
  keyword_count: count,
  estimated_search_volume: count,
  /** Of ten; null below two keywords with search results. */
  serp_overlap: known,
  /** Of ten; null: not computed yet. */
  relevance: known,
  /** Its parts, 0 to 1: the share of the searches that are related to the rest of the topic, and how present the site is. */
  relevance_related: known,
  relevance_presence: known,
  created_at: z.string(),
  /** A month, if it ranked first for all of its searches (G-15). */
  potential_clicks: known,
  /** The part of its impressions that its page has, in percent (G-29). */
  cluster_match_rate: known,
  /** The action that a user chose for its page; null where none was chosen. */
  action: z.enum(ACTIONS).nullable(),
  /** The action that is suggested (G-27), with its reason as a sentence. */
  suggested_action: z.enum(ACTIONS).nullable(),
  suggested_action_reason: said,
  /** The page that a merge is suggested with. */
  merge_with: said,
  alert_cannibalization: z.boolean(),
  alert_url_conflict: z.boolean(),
  alert_no_keywords_mentioned: z.boolean(),
  status_code: known,
  ...metrics,
})

const LONGEST_PATTERN = 200
const about = { tag: 'articles' } as const
const pattern = z.string().max(LONGEST_PATTERN)
const metric = wholeNumber({ least: 0, most: 2 ** 31 - 1 }).optional()

/** What narrows and orders the clusters of a plan. */
export const articleFilter = z.object({
  /** A regular expression, case does not matter; `^title$` is that title alone. */
  filter_title: pattern.default('.*'),
  /** The same for the keywords: clusters in which at least one matches. */
  filter_keyword: pattern.optional(),
  /** Those that have a page of the site, or those that have none. */
  filter_existing: queryFlag().optional(),
  filter_new: queryFlag().optional(),
  filter_min_keyword_count: metric,
  filter_max_keyword_count: metric,
  filter_min_estimated_search_volume: metric,
  filter_max_estimated_search_volume: metric,
  offset: wholeNumber({ least: 0, most: 1_000_000_000 }).default(0),
  limit: wholeNumber({ least: 1, most: MOST_ARTICLES_PER_PAGE }).default(ARTICLES_PER_PAGE),
  orderByColumn: z.enum(ARTICLE_SORT_COLUMNS).default('estimated_search_volume'),
  orderByDirection: z.enum(['asc', 'desc']).default('desc'),
})

export const articles = {
  listAdvanced: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/article/advanced',
    summary: 'A page of the clusters that a filter leaves, and how many there are of each kind.',
  })
    .input(articleFilter.extend({ contentplanId }))
    .output(
      z.object({
        articles: z.array(article),
        /** What the filter leaves: the rows of all pages. */
        total: count,
        /** N-10: what the filter leaves with a page of the site, and without, whichever of them is asked for. */
        counts: z.object({ pageCounts: z.object({ existing: count, new: count }) }),
      }),
    ),
  get: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/article/{articleId}',
    summary: 'One cluster.',
  })
    .input(z.object({ articleId }))
    .output(article),
}
