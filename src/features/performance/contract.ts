import { z } from 'zod'
import { articleId, contentplan, contentplanId } from '#features/contentplans/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { defineId } from '#platform/contract/ids.ts'
import { wholeNumber } from '#platform/contract/query.ts'
import {
  AGGREGATIONS,
  DIMENSIONS,
  GROUPINGS,
  isSearchDay,
  NO_SEARCH_DAY,
  REPORT_ROWS,
  SEARCH_SORT_COLUMNS,
  TEXT_FILTER_TYPES,
} from './rules.ts'

const topicId = defineId('topic')

/** Clusters and hubs that one question can name. */
const MOST_CLUSTERS = 1_000
const MOST_ROWS = 1_000
/** Longest query or address in a file, in characters. */
const LONGEST_TEXT = 4_000
const fileCount = () => z.number().int().min(0).max(1e12)

const days = z.object({ from: z.string(), to: z.string() })
const count = z.number()
/** A number that is null when nothing was imported for it; 0 is a known number. */
const known = z.number().nullable()
const said = z.string().nullable()
const pattern = z.string().default('')
const searchDay = z.iso.date('write a day like 2031-05-30').refine(isSearchDay, NO_SEARCH_DAY)
const tooMany = `name ${MOST_CLUSTERS.toLocaleString('en-US')} at most, or ask about the hubs that they are in`

const measures = z.object({
  clicks: known,
  impressions: known,
  /** Clicks divided by impressions, 0 to 1; also null when there are no impressions. */
  ctr: known,
  /** Mean position, weighted by impressions (K-23); also null when there are no impressions. */
  position: known,
})

/** How much of a range was imported. */
const coverage = z.object({
  /** Days of the range. */
  days: count,
  /** How many of these days were imported; sums contain only these. */
  imported: count,
})

/** Searches whose query Google does not reveal; they are missing in all sums by query. */
const anonymised = z.object({
  /** Their share of all clicks and impressions, 0 to 1. */
  clicks: known,
  impressions: known,
  /** Number of days from which the shares were computed. */
  days: count,
})

const imported = z.object({ first: z.string(), last: z.string(), days: count })

/** What the cluster column of a row says (F-173). */
const ROW_STATES = ['cluster', 'page excluded', 'keyword excluded', 'keyword not analyzed', 'none'] as const

/** A row of search data (N-23). */
const searchRow = measures.extend({
  /** One text: the first day of the day, week or month, the page's address, or the query. */
  keys: z.array(z.string()).length(1),
  /** Only for rows by day, week or month: how much of it was imported. */
  coverage: coverage.nullable(),
  /** Only for rows by page or query: the measures of the window before, when asked for. */
  previous: measures.nullable(),
  /** Only for rows by page or query: the cluster; `state` says why there is none. */
  article_id: known,
  title: said,
  state: z.enum(ROW_STATES).nullable(),
})

export const searchAnswer = z.object({
  rows: z.array(searchRow),
  /** Number of rows on all pages of the table. */
  total: count,
  /** Measures of the whole range, independent of the grouping. */
  totals: measures,
  previousTotals: measures.nullable(),
  coverage,
  previousCoverage: coverage.nullable(),
  /** The window before: as long as the range, ending the day before it. */
  previous: days.nullable(),
  /** The first and last imported day; null when there is none. */
  imported: imported.nullable(),
  /** null when the question is not about queries, so that nothing is missing. */
  anonymised: anonymised.nullable(),
  /** How many keywords and pages the clusters in the question have; null when these do not filter the answer. */
  asked: z.object({ keywords: known, pages: known }),
  /** Code of the country that the data are for; `all` for all countries together. */
  country: z.string(),
})

const kpi = z.object({
  last: known,
  previous: known,
  /** Change in percent, rounded; 0 when one of the numbers is 0 (K-02). */
  change: known,
})

const movingPage = z.object({
  article_id: z.number(),
  title: z.string(),
  article_url: z.string(),
  page_impressions_last: z.number(),
  page_impressions_prev: z.number(),
  /** Impressions gained, negative when they were lost. */
  page_impressions_change: z.number(),
})

/** The imported search data of a plan, and the state of its import. */
export const searchData = z.object({
  /** The imported days; null when there are none yet. */
  imported: imported.nullable(),
  /** The last 30 imported days, and the share of them (0 to 1) whose queries Google does not reveal. */
  anonymised: z.object({ from: z.string(), to: z.string(), clicks: known, impressions: known }).nullable(),
  import_started: z.string().nullable(),
  import_ended: z.string().nullable(),
  /** Why imports fail, when a user has to do something about it. */
  import_error: z.string().nullable(),
  import_trouble: contentplan.shape.import_trouble,
  /** When the next import starts by itself; null when none is planned. */
  import_due_at: z.string().nullable(),
  /** The import that is running, or else the last one. */
  run: z
    .object({
      id: z.number(),
      state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
      /** Why the import waits, failed or was cancelled. */
      reason: z.string().nullable(),
      trouble: said,
    })
    .nullable(),
})

export const home = z.object({
  /** null when the plan has no property (E-11); data from files are shown even then. */
  gsc_property: said,
  search: searchData,
  /** The last day of the windows in which keywords, pages and clusters were measured. */
  metrics_until: said,
  /** Both windows (F-042, K-01); null when nothing was imported. A window with a missing day has null as numbers. */
  traffic: z
    .object({
      last: days,
      previous: days,
      clicks: kpi,
      impressions: kpi,
      /** Number of queries for which the site was seen. */
      ranking_keywords: kpi,
      /** Both windows, day by day. */
      series: z.array(measures.extend({ keys: z.array(z.string()).length(1) })),
    })
    .nullable(),
  /** Pages of clusters that gained impressions, the largest gain first (F-043). */
  trending: z.array(movingPage),
  /** Pages of clusters that lost impressions, the largest loss first (F-043). */
  declining: z.array(movingPage),
  /** Clicks of the last 30 days on pages that were written with the product (F-044). */
  incremental: z.object({ clicks: known }),
  /** Clusters with a final draft; of these the published ones, and those whose page was seen in search (F-045). */
  productivity: z.object({ produced: count, published: count, indexed: known }),
})

const counted = { clicks: fileCount(), impressions: fileCount(), position: z.number().min(0).max(9_000) }
const longText = z.string().trim().min(1).max(LONGEST_TEXT)
const FEW = { days: 500, rows: 20_000 }

/** A day of a file of search data; parts that the file does not have are left out. */
export const fileDay = z.object({
  day: searchDay,
  totals: z.object(counted).optional(),
  pages: z
    .array(z.object({ page: longText, ...counted }))
    .max(FEW.rows)
    .optional(),
  queries: z
    .array(z.object({ query: longText, ...counted }))
    .max(FEW.rows)
    .optional(),
  pageQueries: z
    .array(z.object({ page: longText, query: longText, ...counted }))
    .max(FEW.rows)
    .optional(),
})

export const keptOfFile = z.object({
  /** Days that were stored. Days from Search Console are not replaced, and days that are not final are left out. */
  days: count,
  /** Pages of the plan's own website in the file, and how many of them are new. */
  pages: count,
  newPages: count,
  /** Keywords that were added, as many as the plan has room for. */
  newKeywords: count,
})

const about = { tag: 'performance' } as const

export const performance = {
  startUpdate: endpoint('member', {
    ...about,
    method: 'POST',
    path: '/contentplan/{contentplanId}/updating',
    summary:
      'Reads what is new in the Search Console of a plan, and from then on once a day. An import that goes on already is the answer then.',
  })
    .input(z.object({ contentplanId }))
    .output(z.object({ runId: z.number(), isNew: z.boolean() })),
  importFile: endpoint('member', {
    ...about,
    method: 'POST',
    path: '/contentplan/{contentplanId}/search-file',
    summary:
      'Takes a part of what a file tells about searches: whole days, and queries and pages as keywords and pages of the plan. The last part has everything measured anew.',
  })
    .input(
      z.object({
        contentplanId,
        days: z.array(fileDay).max(FEW.days).default([]),
        queries: z.array(longText).max(FEW.rows).default([]),
        pages: z.array(longText).max(FEW.rows).default([]),
        isLast: z.boolean(),
      }),
    )
    .output(keptOfFile),
  getSearchData: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/search-data',
    summary: 'What is known of the search data of a plan: its days, its imports and what goes on.',
  })
    .input(z.object({ contentplanId }))
    .output(searchData),
  askSearchData: endpoint('member', {
    ...about,
    method: 'POST',
    scope: 'read',
    path: '/contentplan/{contentplanId}/gsc',
    summary:
      'What a plan had in search: by day, week or month, by page or by query, of everything or of some clusters, pages or queries.',
  })
    .input(
      z.object({
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
        /** Whether to compare with the window before. */
        comparePrevious: z.boolean().default(false),
        /** Only for grouping by page or query; `key` sorts by the text. */
        sortColumn: z.enum(SEARCH_SORT_COLUMNS).default('clicks'),
        sortDirection: z.enum(['asc', 'desc']).default('desc'),
        limit: wholeNumber({ least: 1, most: MOST_ROWS }).default(REPORT_ROWS),
        offset: wholeNumber({ least: 0, most: 1_000_000_000 }).default(0),
      }),
    )
    .output(searchAnswer),
  getHome: endpoint('member', {
    ...about,
    method: 'GET',
    path: '/contentplan/{contentplanId}/home',
    summary:
      'What the first screen of a plan shows: search traffic, pages that win and lose, and what was produced.',
  })
    .input(z.object({ contentplanId }))
    .output(home),
}
