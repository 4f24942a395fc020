import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import { queryFlag, wholeNumber } from '#platform/contract/query.ts'
import { ARTICLES_PER_PAGE, MOST_ARTICLES_PER_PAGE } from './rules.ts'

export const articleId = defineId('article')

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
] as const

const count = z.number()
const known = z.number().nullable()
const said = z.string().nullable()

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
