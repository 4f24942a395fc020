import { z } from 'zod'
import { ACTIONS } from '#features/advice/rules.ts'
import {
  ARTICLE_FUNNELS,
  ARTICLE_INTENTS,
  ARTICLE_PRIORITIES,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
  IDEA_SOURCES,
  PSEUDO_CLUSTERS,
} from '../rules.ts'

const count = z.number()
const nullableNumber = z.number().nullable()
const nullableText = z.string().nullable()
const decidedBy = z.enum(['user', 'rules', 'model']).nullable()

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

/** Whether it is published and an agent has changed its final draft since a person last stood behind it. */
export const isChangedSinceReview = z.boolean()

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
  status_updated_at: nullableText,
  priority: z.enum(ARTICLE_PRIORITIES),
  /** Its kind: what a user chose, or else what was found; null when that is not known. */
  type: z.enum(ARTICLE_TYPES).nullable(),
  intent: z.enum(ARTICLE_INTENTS).nullable(),
  funnel: z.enum(ARTICLE_FUNNELS).nullable(),
  /** Who said so, and for a kind that was found, why. */
  type_by: decidedBy,
  intent_by: decidedBy,
  funnel_by: decidedBy,
  type_reason: nullableText,
  intent_reason: nullableText,
  funnel_reason: nullableText,
  /** Whether it is a favorite. */
  show_in_map: z.boolean(),
  /** Where it comes from, if a run has brought it into its hub as an idea. */
  idea_source: z.enum(IDEA_SOURCES).nullable(),
  page_id: nullableNumber,
  article_url: nullableText,
  article_id_locked: z.boolean(),
  is_locked: z.boolean(),
  keyword_count: count,
  /** Whether it has no keywords. */
  empty: z.boolean(),
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
  /** When the cluster itself was last changed, other than by its numbers. */
  last_updated: z.string(),
  /** When it was published, by its status or else by its page. */
  published_at: nullableText,
  /** The end of the address of its article: where it was published, else from the title. */
  slug: z.string(),
  topic_slug: nullableText,
  /** What a user wanted to be written, in a cluster that was made by a prompt. */
  prompt: nullableText,
  /** Whether everybody with a link sees it, and when the link was made that is valid now. */
  sharing: z.boolean(),
  shared_at: nullableText,
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

/** A keyword in a list of clusters (N-04). */
export const listedKeyword = z.object({
  id: z.number(),
  keyword_id: z.number(),
  keyword: z.string(),
  estimated_search_volume: nullableNumber,
  volume_is_rough: z.boolean(),
  /** Null for a keyword that is in no cluster; `pseudo_cluster` then says where it is. */
  article_id: nullableNumber,
  pseudo_cluster: z.enum(PSEUDO_CLUSTERS).nullable(),
  is_main: z.boolean(),
  excluded: z.boolean(),
  in_queue: z.boolean(),
  google_impressions_last: nullableNumber,
  google_clicks_last: nullableNumber,
  google_position_last: nullableNumber,
  google_impressions_prev: nullableNumber,
  google_clicks_prev: nullableNumber,
  google_position_prev: nullableNumber,
})
