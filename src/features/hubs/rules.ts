export { IDEA_SOURCES, LONGEST_HUB_NAME, type IdeaSource } from '#features/articles/rules.ts'
import { formatCost } from '#features/billing/rules.ts'
import { cleanKeyword, foldKeyword, LONGEST_KEYWORD } from '#features/contentplans/rules.ts'

export const LONGEST_HUB_DESCRIPTION = 5_000
export const MOST_HUBS_AT_ONCE = 100
/** Name of a new hub on the list of Content Hubs, and of one whose name was left blank (F-102). */
export const NEW_HUB = 'New Hub'

/** How many seed keywords a new hub should have (K-25). */
export const SEED_KEYWORDS = { least: 2, most: 3 } as const
/** More seed keywords than that are refused. */
export const MOST_TAGS = 200
export const TOO_MANY_TAGS = `A hub can have up to ${MOST_TAGS} seed keywords.`
/** What separates tags where they are stored and sent. */
const TAG_MARK = '|'

/** Ideas that a hub shows at first, and with every further page (K-17). */
export const IDEAS_PER_PAGE = 30
/** Ideas that one request for suggestions gives at most, for each hub. */
export const MOST_SUGGESTED_KEYWORDS = 100
/** Hubs that one request suggests at most. */
export const MOST_SUGGESTED_HUBS = 8

/** The step of a run that builds a hub whose end means that the hub is ready. */
export const LAST_BUILD_STEP = 'Creating Hub'
/** The steps of a run that builds a hub, as trackers name them. */
export const BUILD_STEPS = [
  'Finding keywords',
  'Crawling',
  'Clustering',
  'Labeling',
  'Page matching',
  LAST_BUILD_STEP,
] as const

/** The seed keywords of a hub as they were typed, sent or stored: in lower case, each once, in their order (V-26). */
export function readTags(texts: string | readonly string[]): string[] {
  const parts = (typeof texts === 'string' ? [texts] : texts).flatMap((text) => text.split(/[|,;\r\n]+/))
  const tags = parts.map((part) => foldKeyword(cleanKeyword(part))).filter(isTag)
  return [...new Set(tags)]
}

function isTag(text: string): boolean {
  return text.length <= LONGEST_KEYWORD && /[\p{L}\p{N}]/u.test(text)
}

export function joinTags(tags: readonly string[]): string {
  return tags.join(TAG_MARK)
}

/** Which part of a hub's clusters has a page of the site, 0 to 1 (F-100); null for a hub without clusters. */
export function authorityOf(hub: { existing: number; article_count: number }): number | null {
  return hub.article_count === 0 ? null : hub.existing / hub.article_count
}

/**
 * How much the rank of a hub has changed, in percent of the rank before (F-100): below 0 it is better now. Null when one
 * of the two is not known.
 */
export function rankChangeOf(hub: {
  google_position_last: number | null
  google_position_prev: number | null
}): number | null {
  const { google_position_last: last, google_position_prev: before } = hub
  if (last === null || before === null || before === 0) return null
  const change = Math.round(((last - before) / before) * 1000) / 10
  return change === 0 ? 0 : change
}

/** Which part of a hub's searches the site is seen for, 0 to 1: by keywords when no volume is known; null without keywords. */
export function coverageOf(hub: {
  keyword_count: number
  seen_keyword_count: number
  estimated_search_volume: number
  seen_search_volume: number
}): number | null {
  if (hub.keyword_count === 0) return null
  return hub.estimated_search_volume > 0
    ? hub.seen_search_volume / hub.estimated_search_volume
    : hub.seen_keyword_count / hub.keyword_count
}

/** Whether a hub is being built (M-10). */
export function isBuilding(hub: { update_started: string | null; update_ended: string | null }): boolean {
  return hub.update_started !== null && hub.update_ended === null
}

/** "up to $0.08", and "less than $0.01". */
export function describeLimit(cost: number): string {
  const text = formatCost(cost)
  return text.startsWith('$') ? `up to ${text}` : text
}
