import { z } from 'zod'
import { ACTIONS } from '#features/advice/rules.ts'

const count = z.number()
const known = z.number().nullable()

/** Numbers of the last 30 imported days (last), of the 30 before (prev), and the difference (change). */
const measured = {
  google_impressions_last: known,
  google_impressions_prev: known,
  google_impressions_change: known,
  google_clicks_last: known,
  google_clicks_prev: known,
  google_clicks_change: known,
  /** 0 to 1. */
  google_ctr_last: known,
  google_ctr_prev: known,
  google_ctr_change: known,
  /** The mean rank, weighted by impressions: lower is better. */
  google_position_last: known,
  google_position_prev: known,
  google_position_change: known,
}

/** How a hub stands in search (D-15). */
export const hubOverview = z.object({
  topic_id: z.number(),
  name: z.string(),
  article_count: count,
  existing: count,
  keyword_count: count,
  /** The sum of the known search volumes of its keywords. */
  estimated_search_volume: count,
  /** How many of its keywords the site had impressions for in the last 30 imported days, and their search volume. */
  seen_keyword_count: count,
  seen_search_volume: count,
  /** Which part of its clusters has a page of the site, 0 to 1 (F-100). */
  authority: known,
  /** Which part of its searches the site is seen for, 0 to 1: by volume, or by keywords when no volume is known. */
  coverage: known,
  potential_clicks: known,
  ...measured,
  /** Clusters by their rank: a cluster at 30 counts as 11-30 (G-36). */
  rank_buckets: z.object({ top_3: count, to_10: count, to_30: count, to_100: count, none: count }),
  /** Clusters with a page, by what is to be done with it: the chosen action, else the suggested one. */
  actions: z.record(z.enum(ACTIONS), count),
})
