import { z } from 'zod'
import { ACTIONS } from '#features/advice/rules.ts'
import { PAGE_TYPES, STOCK_STATUSES } from '../rules.ts'

const count = z.number()
const nullableNumber = z.number().nullable()
const nullableText = z.string().nullable()

/** A page of the website (N-08). A field is null when its value is unknown, which is not the same as zero. */
export const page = z.object({
  page_id: z.number(),
  url: z.string(),
  title: nullableText,
  /** The cluster that it is matched with; null when it has none. */
  article_id: nullableNumber,
  article_title: nullableText,
  /** The main keyword of that cluster. */
  main_keyword_id: nullableNumber,
  main_keyword: nullableText,
  /** Whether runs leave the match as it is (M-27). */
  article_id_locked: z.boolean(),
  excluded: z.boolean(),
  favorite_product: z.boolean(),
  type: z.enum(PAGE_TYPES),
  /** Why it has this type. */
  type_reason: nullableText,
  /** Whether a user chose it, so that crawls keep it. */
  is_type_chosen: z.boolean(),
  /** What a user chose to do with it. */
  action: z.enum(ACTIONS).nullable(),
  /** What the numbers suggest to do with it (G-27), and why. */
  suggested_action: z.enum(ACTIONS).nullable(),
  suggested_action_reason: nullableText,
  /** HTTP status of its last visit; null when it was not visited yet. */
  status_code: nullableNumber,
  redirects_to: nullableText,
  /** Why it could not be read; null when it could, and when it was not visited yet. */
  crawl_problem: nullableText,
  google_impressions_last: nullableNumber,
  google_clicks_last: nullableNumber,
  google_position_last: nullableNumber,
  google_impressions_prev: nullableNumber,
  google_clicks_prev: nullableNumber,
  google_position_prev: nullableNumber,
  /**
   * The days that the three numbers ending in _last are of, as 2031-05-01/2031-05-28, where a file has given them for a
   * period; null where they are of the last 30 imported days, or not known.
   */
  google_period: nullableText,
  impressions: nullableNumber,
  inLinksCount: count,
  inLinksFromBlog: count,
  published_at: nullableText,
  parent_category: nullableText,
  parent_category_url: nullableText,
  /** The name of the category, if the page is one. */
  category_name: nullableText,
  stock_status: z.enum(STOCK_STATUSES).nullable(),
  created_at: z.string(),
})

/** A page in a list. `level` counts the categories above it that the list has, too; it is 0 unless asTree is set. */
export const listedPage = page.extend({ level: count })

/** A page with everything that its last visit found in it. */
export const pageDetails = page.extend({
  description: nullableText,
  canonical_url: nullableText,
  is_noindex: z.boolean(),
  language: nullableText,
  word_count: nullableNumber,
  modified_at: nullableText,
  crawled_at: nullableText,
  /** The page that a merge is suggested with. */
  merge_page_id: nullableNumber,
  merge_with: nullableText,
})

/** The text of a page, as of its last visit. Fields are null when it was not read yet. */
export const pageText = z.object({
  page_id: z.number(),
  url: z.string(),
  title: nullableText,
  description: nullableText,
  headings: z.array(z.object({ level: z.number(), text: z.string() })),
  text: nullableText,
  word_count: nullableNumber,
  crawled_at: nullableText,
})

/** A keyword with the page's numbers in search for it. */
export const pageKeyword = z.object({
  id: z.number(),
  keyword_id: z.number(),
  keyword: z.string(),
  estimated_search_volume: nullableNumber,
  /** Whether the volume is the middle of a range. */
  volume_is_rough: z.boolean(),
  /** The cluster of the keyword, which may be another than the page's. */
  article_id: nullableNumber,
  title: nullableText,
  excluded: z.boolean(),
  google_impressions_last: nullableNumber,
  google_clicks_last: nullableNumber,
  google_ctr_last: nullableNumber,
  google_position_last: nullableNumber,
  google_impressions_prev: nullableNumber,
  google_clicks_prev: nullableNumber,
  google_position_prev: nullableNumber,
  impressions: nullableNumber,
})
