import { z } from 'zod'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { queryList } from '#platform/contract/query.ts'
import { KEYWORD_SORT_COLUMNS } from '../rules.ts'

/** M-05: in a cluster, in none, or not wanted. */
export const KEYWORD_STATUSES = ['in_plan', 'not_in_plan', 'excluded'] as const
export const KEYWORD_SOURCES = ['google_search_console', 'upload', 'related', 'auto-expand'] as const

export const pattern = z.string().max(LONGEST_PATTERN)
export const order = {
  sortColumn: z.enum(KEYWORD_SORT_COLUMNS).default('estimated_search_volume'),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
}
export const filter = {
  /** A regular expression, case does not matter; `^word$` is that word alone. */
  q: pattern.default('.*'),
  /** Words, or parts of words, that a keyword has in any order. */
  words: pattern.optional(),
  /** Keywords of the cluster whose page this is. */
  url: z.string().trim().max(2000).optional(),
  status: queryList(z.enum(KEYWORD_STATUSES)).optional(),
  source: queryList(z.enum(KEYWORD_SOURCES)).optional(),
  /** Only keywords whose search results are not known. */
  results: z.literal('none').optional(),
  ...order,
}
