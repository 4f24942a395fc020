import { z } from 'zod'
import { articleId, contentplanId, topicId } from '#features/contentplans/contract.ts'
import { wholeNumber } from '#platform/contract/query.ts'
import {
  AGGREGATIONS,
  COMPARISONS,
  DIMENSIONS,
  GROUPINGS,
  REPORT_ROWS,
  SEARCH_SORT_COLUMNS,
  TEXT_FILTER_TYPES,
} from '../rules.ts'
import { searchDay } from './search-file.ts'

/** Clusters and hubs that one question can name. */
export const MOST_CLUSTERS = 1_000
export const MOST_ROWS = 1_000

const pattern = z.string().default('')
const tooMany = `name ${MOST_CLUSTERS.toLocaleString('en-US')} at most, or ask about the hubs that they are in`

/** A question about a plan's search data (C-070). */
export const searchQuestion = z.object({
  contentplanId,
  grouping: z.enum(GROUPINGS).default('date'),
  /** Days of the property, without a time zone: 2031-05-30. Default: the 30 days until the last imported one. */
  startDate: searchDay.optional(),
  endDate: searchDay.optional(),
  /** Only for grouping by date. */
  aggregation: z.enum(AGGREGATIONS).default('daily'),
  /** Three letters, for the country to which the import is limited, or `all` for whatever was imported. */
  country: z.string().default('all'),
  /** Whether to count only pages of clusters that were written with the product. */
  onlyOwnPages: z.boolean().default(false),
  /** All clusters of these hubs, together with the clusters named. */
  topicIds: z.array(topicId).max(MOST_CLUSTERS, tooMany).default([]),
  articleIds: z.array(articleId).max(MOST_CLUSTERS, tooMany).default([]),
  /**
   * What the clusters filter by. QUERY: their keywords, on any page (Cluster). PAGE: their pages, for any query
   * (URL). Both: their pages for their keywords (Cluster Match). Empty means QUERY.
   */
  dimensions: z.array(z.enum(DIMENSIONS)).max(10).default([]),
  /** Regular expressions; empty for all. They are case-sensitive unless they begin with (?i). */
  pages: pattern,
  pageFilterType: z.enum(TEXT_FILTER_TYPES).default('includingRegex'),
  keywords: pattern,
  queryFilterType: z.enum(TEXT_FILTER_TYPES).default('includingRegex'),
  /** Whether to compare with the window before; the same as `compare` with `previous`. */
  comparePrevious: z.boolean().default(false),
  /** With what to compare: `previous` is the window before, `year` that of 52 weeks before. */
  compare: z.enum(COMPARISONS).optional(),
  /** Without totals and shares, for a table beside a chart: they would be computed twice. */
  withTotals: z.boolean().default(true),
  /** Only for grouping by page or query; `key` sorts by the text. */
  sortColumn: z.enum(SEARCH_SORT_COLUMNS).default('clicks'),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
  limit: wholeNumber({ least: 1, most: MOST_ROWS }).default(REPORT_ROWS),
  offset: wholeNumber({ least: 0, most: 1_000_000_000 }).default(0),
})
