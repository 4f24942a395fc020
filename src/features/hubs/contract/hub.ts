import { z } from 'zod'
import { articleId, topicId } from '#features/contentplans/contract.ts'
import { LONGEST_HUB_DESCRIPTION, LONGEST_HUB_NAME, MOST_TAGS, readTags, TOO_MANY_TAGS } from '../rules.ts'

const count = z.number()
const known = z.number().nullable()
const moment = z.string().nullable()

/** A run that builds a hub or looks for more ideas. */
export const hubBuild = z.object({
  runId: z.number(),
  state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
  /** Why it waits or failed, or what it has done, as a sentence for users. */
  reason: z.string().nullable(),
  /** What it has cost so far, in millionths of a US dollar: the sum of its entries in the cost ledger. */
  cost: count,
  ended_at: moment,
})

/** A group of clusters about one subject (N-07). A number is null when it is not known. */
export const hub = z.object({
  id: z.number(),
  topic_id: z.number(),
  contentplan_id: z.number(),
  name: z.string(),
  description: z.string(),
  /** Its seed keywords, in lower case and separated by `|`. */
  tags: z.string(),
  /** How many clusters it has, and how many of them have a page of the site. */
  article_count: count,
  existing: count,
  /** How many of them are new ideas: neither favorites nor dismissed (F-108). */
  idea_count: count,
  /** How many of them are favorites. */
  favorite_count: count,
  /** When the last run that builds it began and ended; both null when there was none. */
  update_started: moment,
  update_ended: moment,
  /** The sum of the volumes of its clusters. */
  estimated_search_volume: count,
  /** The mean rank of its keywords, weighted by impressions, of the last 30 days and of the 30 before. */
  google_position_last: known,
  google_position_prev: known,
  google_clicks_last: known,
  potential_clicks: known,
})

export const hubName = z.string().trim().min(1, 'Name is required').max(LONGEST_HUB_NAME)
export const hubDescription = z.string().trim().max(LONGEST_HUB_DESCRIPTION)

const TAGS_TEXT = 20_000

/** Seed keywords: a list, or one text in which `|` or commas separate them. */
export const hubTags = z
  .union([z.string().max(TAGS_TEXT), z.array(z.string().max(TAGS_TEXT)).max(MOST_TAGS * 10)])
  .transform(readTags)
  .pipe(z.array(z.string()).max(MOST_TAGS, TOO_MANY_TAGS))
  .refine((tags) => tags.join('|').length <= TAGS_TEXT, 'These seed keywords are too long.')

/** A hub that is proposed for clusters that belong together. */
export const proposedHub = z.object({
  name: hubName,
  description: hubDescription.default(''),
  articleIds: z.array(articleId).min(1).max(10_000),
})

/** Clusters of a proposed hub. */
export const groupedCluster = z.object({
  id: z.number(),
  title: z.string(),
  estimated_search_volume: known,
})

export const hubIds = z.array(topicId).min(1)
