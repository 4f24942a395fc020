import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { queryFlag, wholeNumber } from '#platform/contract/query.ts'
import {
  LINK_PAGE_SORT_COLUMNS,
  LINK_SORT_COLUMNS,
  LINK_TARGETS,
  LINKS_AT_ONCE,
  MOST_LINKS_AT_ONCE,
  PAGES_WITHOUT_LINKS,
  PAGE_TYPES,
} from '../rules.ts'

const nullableNumber = z.number().nullable()
const nullableText = z.string().nullable()
const direction = z.enum(['asc', 'desc'])

export const pageNumber = wholeNumber({ least: 1, most: 1_000_000 }).default(1)

/** A link between two pages (N-22). */
export const internalLink = z.object({
  from_page_id: z.number(),
  to_page_id: z.number(),
  /** Its number among the links of the page that has it, from 0. */
  place: z.number(),
  from_url: z.string(),
  to_url: z.string(),
  anchor_text: z.string(),
  /** The text around the link. */
  text: z.string(),
  is_in_content: z.boolean(),
  is_followed: z.boolean(),
  /** The cluster of the page with the link. */
  from_article_id: nullableNumber,
  from_article_title: nullableText,
  /** What the page at the other end answered when it was visited last; null when it was not, or did not answer. */
  to_status_code: nullableNumber,
  to_redirects_to: nullableText,
})

/** Order and number of links in one answer. */
export function linkOrder(limit: number) {
  return {
    limit: wholeNumber({ least: 1, most: MOST_LINKS_AT_ONCE }).default(limit),
    sortColumn: z.enum(LINK_SORT_COLUMNS).default('from_url'),
    sortDirection: direction.default('asc'),
  }
}

/** Only links in the content of a page, not those of its navigation. */
export const inContent = queryFlag().optional()

/** Which links of a plan are meant. */
export const linkFilter = {
  contentplanId,
  /** The URL of a page, for its links only; any other text is a regular expression, which ignores case. */
  urlFilter: z.string().trim().max(2000).default('.*'),
  /** Which end of a link the filter is for; either end if absent. */
  direction: z.enum(['incoming', 'outgoing']).optional(),
  /** `broken`: links to pages that answer with 4xx or 5xx, or not at all. `redirect`: links to pages that redirect. */
  target: z.enum(LINK_TARGETS).optional(),
  inContent,
}

/** Which pages that lack links are meant. */
export const linkPageFilter = { contentplanId, problem: z.enum(PAGES_WITHOUT_LINKS), inContent }

export const linkPageOrder = {
  limit: wholeNumber({ least: 1, most: MOST_LINKS_AT_ONCE }).default(LINKS_AT_ONCE),
  sortColumn: z.enum(LINK_PAGE_SORT_COLUMNS).default('url'),
  sortDirection: direction.default('asc'),
}

/** A page with how many other pages link to it, and to how many it links. */
export const linkedPage = z.object({
  page_id: z.number(),
  url: z.string(),
  title: nullableText,
  type: z.enum(PAGE_TYPES),
  article_id: nullableNumber,
  article_title: nullableText,
  incoming: z.number(),
  outgoing: z.number(),
})
