import { z } from 'zod'
import { ACTIONS, ALERTS } from '#features/advice/rules.ts'
import { articleId, contentplanId, topicId } from '#features/contentplans/contract.ts'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { queryFlag, queryList, queryNumber, wholeNumber } from '#platform/contract/query.ts'
import {
  ARTICLE_FUNNELS,
  ARTICLE_INTENTS,
  ARTICLE_PRIORITIES,
  ARTICLE_SORT_COLUMNS,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
  ARTICLES_PER_PAGE,
  FILTER_METRICS,
  MOST_ARTICLES_PER_PAGE,
  NONE,
  SHORTCUTS,
  type FilterMetric,
} from '../rules.ts'

const LARGEST_ID = 2 ** 31 - 1
const pattern = z.string().max(LONGEST_PATTERN)
const id = wholeNumber({ least: 1, most: LARGEST_ID })
const flag = queryFlag().optional()
const day = z.iso.date().optional()
const bound = queryNumber().optional()

type MetricBounds = Record<`filter_${'min' | 'max'}_${FilterMetric}`, typeof bound>

const BOUND_NAMES = FILTER_METRICS.flatMap((name) => [`filter_min_${name}`, `filter_max_${name}`])

/** A least and a most for every metric. */
function boundsOfMetrics(): MetricBounds {
  const bounds = Object.fromEntries(BOUND_NAMES.map((name) => [name, bound]))
  if (!isOfMetrics(bounds)) throw new Error('A metric has no bounds.')
  return bounds
}

function isOfMetrics(bounds: Record<string, typeof bound>): bounds is MetricBounds {
  return BOUND_NAMES.every((name) => name in bounds)
}

/** How to filter, sort and page the clusters of a plan (C-036). Lists keep what is one of their values. */
export const articleFilter = z.strictObject({
  /** Allowed for clients that name the plan twice; it must be the same. */
  filter_contentplanId: contentplanId.optional(),
  /** Ids of hubs; `none` for clusters without a hub. */
  filter_topicId: queryList(z.union([topicId, z.literal(NONE)])).optional(),
  /** A regular expression that ignores case; `^title$` matches only that title. */
  filter_title: pattern.default('.*'),
  /** A regular expression for keywords: keeps clusters in which at least one keyword matches. */
  filter_keyword: pattern.optional(),
  /** A regular expression for the URL of the cluster's page. */
  filter_article_url: pattern.optional(),
  /** Words, or parts of words, that the title has in any order. */
  filter_title_words: pattern.optional(),
  /** The same for keywords: keeps clusters in which one keyword has all of them. */
  filter_keyword_words: pattern.optional(),
  /** The same for the URL of the cluster's page. */
  filter_article_url_words: pattern.optional(),
  /** Clusters that have a page of the site (existing), or clusters that have none (new). */
  filter_existing: flag,
  filter_new: flag,
  filter_shortcut: z.enum(SHORTCUTS).optional(),
  /** The action that a user chose for the page, or else the one that is suggested. */
  filter_action: queryList(z.enum([...ACTIONS, NONE])).optional(),
  /** Favorites, or all others. */
  filter_show_in_map: flag,
  filter_status: queryList(z.enum(ARTICLE_STATUSES)).optional(),
  filter_priority: queryList(z.enum(ARTICLE_PRIORITIES)).optional(),
  filter_funnel: queryList(z.enum([...ARTICLE_FUNNELS, NONE])).optional(),
  filter_type: queryList(z.enum([...ARTICLE_TYPES, NONE])).optional(),
  filter_intent: queryList(z.enum([...ARTICLE_INTENTS, NONE])).optional(),
  /** Status codes of the page; `none` for a page that was not visited, and without a page. */
  filter_status_code: queryList(
    z.union([wholeNumber({ least: 100, most: 599 }), z.literal(NONE)]),
  ).optional(),
  /** Keeps the clusters that have one of these alerts (G-28), or none. */
  filter_alert: queryList(z.enum([...ALERTS, NONE])).optional(),
  filter_min_created_at: day,
  filter_max_created_at: day,
  filter_min_published_at: day,
  filter_max_published_at: day,
  /** Whether a user has locked the cluster. */
  filter_locked: flag,
  /** The id of a change: keeps the clusters that keywords joined by it. */
  filter_change: id.optional(),
  /** The id of a cluster that is left out. */
  filter_except: id.optional(),
  /** Ids of the only clusters that are kept; an unknown one finds nothing. */
  filter_only: queryList(id).optional(),
  ...boundsOfMetrics(),
  /** Lists the keywords of the clusters too, those that match a filter of keywords if there is one. */
  getKeywords: flag,
  /** Leaves out the counts. */
  straightReturn: flag,
  offset: wholeNumber({ least: 0, most: 1_000_000_000 }).default(0),
  limit: wholeNumber({ least: 1, most: MOST_ARTICLES_PER_PAGE }).default(ARTICLES_PER_PAGE),
  orderByColumn: z.enum(ARTICLE_SORT_COLUMNS).default('estimated_search_volume'),
  orderByDirection: z.enum(['asc', 'desc']).default('desc'),
})

/** Clusters of the plain list with one call: about 5 MB. */
export const MOST_ARTICLES_LISTED = 5_000

/** How to filter the plain list of clusters (C-035). */
export const plainFilter = z.strictObject({
  filter_contentplanId: contentplanId.optional(),
  filterHasFunnel: flag,
  /** Favorites, or all others. */
  filterIsMapped: flag,
  filterHasTopic: flag,
  /** A regular expression that ignores case. */
  filterTitle: pattern.optional(),
  /** Whether the cluster has any status. */
  filterHasStatus: flag,
  /** Whether it has a final draft (G-39). */
  filterHasFinal: flag,
  /** The one cluster that is wanted. */
  articleId: articleId.optional(),
  straightReturn: flag,
  offset: wholeNumber({ least: 0, most: 1_000_000_000 }).default(0),
  limit: wholeNumber({ least: 1, most: MOST_ARTICLES_LISTED }).default(MOST_ARTICLES_LISTED),
})
