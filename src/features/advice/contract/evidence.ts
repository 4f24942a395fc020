import { z } from 'zod'
import { ACTIONS, ALERTS } from '../rules.ts'
import { fix, namedArticle, namedPage } from './fix.ts'

/** Pages of an answer, at most: those that are seen most. */
export const MOST_SEEN_PAGES = 10
/** Keywords of a page, at most: those that it is seen for most. */
export const MOST_SEEN_KEYWORDS = 5
/** Other clusters that the same page is seen most for, at most. */
export const MOST_SHARING = 5
/** Keywords that were looked for in a page, at most: the most searched ones. */
export const MOST_LOOKED_FOR = 10

const count = z.number()
/** Null when it is not known. */
const position = z.number().nullable()
const action = z.enum(ACTIONS).nullable()

const seenKeyword = z.object({
  keyword_id: z.number(),
  keyword: z.string(),
  impressions: count,
  clicks: count,
  position,
})

/** An own page that was seen for keywords of the cluster, with its numbers for these keywords only. */
export const seenPage = namedPage.extend({
  title: z.string().nullable(),
  impressions: count,
  clicks: count,
  /** The mean rank, weighted by impressions. */
  position,
  /** Its part of the cluster's impressions, 0 to 1. */
  share: z.number(),
  /** Whether it is the page of the cluster. */
  isMatched: z.boolean(),
  /** Whether it has enough of the impressions to compete with the other pages (G-28). */
  competes: z.boolean(),
  /** What a user chose to do with it. */
  action,
  /** The cluster that it is matched with; `article_id_locked` when runs leave that match as it is (M-27). */
  cluster: namedArticle.extend({ is_locked: z.boolean(), article_id_locked: z.boolean() }).nullable(),
  /** The keywords of the cluster that it is seen for most. */
  keywords: z.array(seenKeyword),
})

/**
 * `other_page`: another page than the cluster's is seen most for it. `shared_page`: the page that is seen most for it is
 * also the one that is seen most for other clusters.
 */
export const CONFLICT_CASES = ['other_page', 'shared_page'] as const

const urlConflict = z.object({
  cases: z.array(z.enum(CONFLICT_CASES)),
  /** The page that is seen most. */
  page: namedPage,
  /** Other clusters that it is seen most for, with its impressions there, most first. */
  clusters: z.array(namedArticle.extend({ impressions: count })),
  /** How many more of them were found, among those that it is seen for most. */
  moreClusters: count,
})

const unmentioned = z.object({
  page: namedPage,
  /** The parts of the page that were looked into: those that it has. */
  places: z.array(z.enum(['title', 'heading', 'text'])),
  title: z.string().nullable(),
  heading: z.string().nullable(),
  crawled_at: z.string().nullable(),
  main_keyword: z.string().nullable(),
  /** Other keywords of the cluster that were looked for. */
  keywords: z.array(z.string()),
  moreKeywords: count,
})

const pageAdvice = z.object({
  page: namedPage,
  suggested_action: action,
  /** A sentence for users. */
  reason: z.string().nullable(),
  /** Clicks in 30 days that it would bring, as an estimate. */
  gain: count,
  merge_with: namedPage.nullable(),
  /** What a user chose. */
  action,
})

/** What a cluster's alerts (G-28) and the advice on its page (G-27) are based on. All numbers are of the last 30 days. */
export const evidence = namedArticle.extend({
  is_locked: z.boolean(),
  article_id_locked: z.boolean(),
  alerts: z.array(z.enum(ALERTS)),
  /** Days of search data that there are; 0 when none were imported. */
  days_known: count,
  /** Of all own pages, for the cluster's keywords. */
  impressions: count,
  /** The pages that are seen most, most first. */
  pages: z.array(seenPage),
  /** How many more own pages are seen. */
  morePages: count,
  url_conflict: urlConflict.nullable(),
  no_keywords_mentioned: unmentioned.nullable(),
  /** Null for a cluster without a page. */
  advice: pageAdvice.nullable(),
  fixes: z.array(fix),
})

export type Evidence = z.infer<typeof evidence>
export type SeenPage = z.infer<typeof seenPage>
