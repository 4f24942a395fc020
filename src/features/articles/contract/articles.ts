import { z } from 'zod'
import { contentplanId, articleId } from '#features/contentplans/contract.ts'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { queryFlag, queryList, wholeNumber } from '#platform/contract/query.ts'
import { ACTIONS, ALERTS } from '#features/advice/rules.ts'
import { ARTICLE_METRICS, ARTICLES_PER_PAGE, MOST_ARTICLES_PER_PAGE } from '../rules.ts'

/** The statuses of an article (N-30), in the order in which it is written (M-07). */
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

/** The priorities of an article (N-31). `low`: dismissed. */
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
const nullableNumber = z.number().nullable()
const nullableText = z.string().nullable()

/**
 * A cluster's numbers in search: of the last 30 days (last), of the 30 days before (prev), and the difference (change).
 * `ctr` is 0 to 1. `position` is the mean rank, weighted by impressions: lower is better.
 */
const metrics = {
  /** All pages of the site, for the cluster's keywords; "Cluster" on screen. */
  google_impressions_last: nullableNumber,
  google_clicks_last: nullableNumber,
  google_ctr_last: nullableNumber,
  google_position_last: nullableNumber,
  google_impressions_prev: nullableNumber,
  google_clicks_prev: nullableNumber,
  google_ctr_prev: nullableNumber,
  google_position_prev: nullableNumber,
  google_impressions_change: nullableNumber,
  google_clicks_change: nullableNumber,
  google_ctr_change: nullableNumber,
  google_position_change: nullableNumber,
  /** The cluster's page, for all queries; "URL" on screen. */
  page_impressions_last: nullableNumber,
  page_clicks_last: nullableNumber,
  page_ctr_last: nullableNumber,
  page_position_last: nullableNumber,
  page_impressions_prev: nullableNumber,
  page_clicks_prev: nullableNumber,
  page_ctr_prev: nullableNumber,
  page_position_prev: nullableNumber,
  page_impressions_change: nullableNumber,
  page_clicks_change: nullableNumber,
  page_ctr_change: nullableNumber,
  page_position_change: nullableNumber,
  /** The cluster's page, for the cluster's keywords; "Cluster Match" on screen. No ending means the last 30 days. */
  target_impressions: nullableNumber,
  target_clicks: nullableNumber,
  target_ctr: nullableNumber,
  target_position: nullableNumber,
  target_impressions_prev: nullableNumber,
  target_clicks_prev: nullableNumber,
  target_ctr_prev: nullableNumber,
  target_position_prev: nullableNumber,
  target_impressions_change: nullableNumber,
  target_clicks_change: nullableNumber,
  target_ctr_change: nullableNumber,
  target_position_change: nullableNumber,
}

/** A cluster, or article (N-06). A field is null when its value is unknown, which is not the same as zero. */
export const article = z.object({
  id: z.number(),
  article_id: z.number(),
  contentplan_id: z.number(),
  title: z.string(),
  topic_id: nullableNumber,
  topic_name: nullableText,
  main_keyword_id: nullableNumber,
  main_keyword: nullableText,
  status: z.enum(ARTICLE_STATUSES),
  priority: z.enum(ARTICLE_PRIORITIES),
  page_id: nullableNumber,
  article_url: nullableText,
  article_id_locked: z.boolean(),
  is_locked: z.boolean(),
  keyword_count: count,
  /** The sum of the volumes that are known; null when none of its keywords has one. */
  estimated_search_volume: nullableNumber,
  /** Of how many of its keywords the search volume is known: fewer than keyword_count mean that the sum is a least. */
  known_volume_count: count,
  /** Whether one of the volumes is the middle of a range, as files of Keyword Planner have them. */
  volume_is_rough: z.boolean(),
  /** 0 to 10; null when fewer than two keywords have search results. */
  serp_overlap: nullableNumber,
  /** 0 to 10; null when not computed yet, and without another cluster of its hub to be compared with. */
  relevance: nullableNumber,
  /**
   * Parts of the relevance, 0 to 1: the share of searches related to the rest of the hub, and how well the site ranks.
   */
  relevance_related: nullableNumber,
  relevance_presence: nullableNumber,
  created_at: z.string(),
  /** Clicks a month if the cluster ranked first (G-15); null when neither impressions nor a search volume are known. */
  potential_clicks: nullableNumber,
  /** The part of the cluster's impressions that its page gets, in percent (G-29). */
  cluster_match_rate: nullableNumber,
  /** The action that a user chose for its page; null when none was chosen. */
  action: z.enum(ACTIONS).nullable(),
  /** The action that is suggested (G-27), with its reason as a sentence. */
  suggested_action: z.enum(ACTIONS).nullable(),
  suggested_action_reason: nullableText,
  /** URL of the page that a merge is suggested with. */
  merge_with: nullableText,
  alert_cannibalization: z.boolean(),
  alert_url_conflict: z.boolean(),
  alert_no_keywords_mentioned: z.boolean(),
  status_code: nullableNumber,
  ...metrics,
})

const about = { tag: 'articles' } as const
const pattern = z.string().max(LONGEST_PATTERN)
const metric = wholeNumber({ least: 0, most: 2 ** 31 - 1 }).optional()

/** How to filter, sort and page the clusters of a plan. */
export const articleFilter = z.object({
  /** A regular expression that ignores case; `^title$` matches only that title. */
  filter_title: pattern.default('.*'),
  /** A regular expression for keywords: keeps clusters in which at least one keyword matches. */
  filter_keyword: pattern.optional(),
  /** Words, or parts of words, that the title has in any order. */
  filter_title_words: pattern.optional(),
  /** The same for keywords: keeps clusters in which one keyword has all of them. */
  filter_keyword_words: pattern.optional(),
  /** Clusters that have a page of the site (existing), or clusters that have none (new). */
  filter_existing: queryFlag().optional(),
  filter_new: queryFlag().optional(),
  /** The id of a change: keeps the clusters that keywords joined by it. */
  filter_change: metric,
  /** Keeps the clusters that have this alert (G-28). */
  filter_alert: z.enum(ALERTS).optional(),
  /** The id of a cluster that is left out. */
  filter_except: metric,
  /** Ids of the only clusters that are kept; an unknown one finds nothing. */
  filter_only: queryList(wholeNumber({ least: 1, most: 2 ** 31 - 1 })).optional(),
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
        /** How many clusters match the filter, on all pages of the list. */
        total: count,
        /**
         * Matching clusters with and without a page of the site (N-10), whatever filter_existing and filter_new say.
         */
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
