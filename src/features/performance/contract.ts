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
/** Longer addresses nobody has. */
const LONGEST_TEXT = 4_000
const fileCount = () => z.number().int().min(0).max(1e12)

const days = z.object({ from: z.string(), to: z.string() })
const count = z.number()
/** null: nothing was imported for it, which is not zero. */
const known = z.number().nullable()
const said = z.string().nullable()
const pattern = z.string().default('')
const searchDay = z.iso.date('write a day like 2031-05-30').refine(isSearchDay, NO_SEARCH_DAY)
const tooMany = `name ${MOST_CLUSTERS.toLocaleString('en-US')} at most, or ask about the hubs that they are in`

const measures = z.object({
  clicks: known,
  impressions: known,
  /** Clicks by impressions, 0 to 1; null without impressions, too. */
  ctr: known,
  /** Weighted by impressions (K-23); null without impressions, too. */
  position: known,
})

/** How much of a range was imported. */
const coverage = z.object({
  /** Of the range. */
  days: count,
  /** Those of them that were imported; with fewer, sums are of these alone. */
  imported: count,
})

/** What Google keeps to itself: searches whose query it does not say are in no sum of queries. */
const anonymised = z.object({
  /** Its share of all clicks and impressions, 0 to 1. */
  clicks: known,
  impressions: known,
  /** Days by which it is known. */
  days: count,
})

const imported = z.object({ first: z.string(), last: z.string(), days: count })

/** Where a row of a table leads to (F-173). */
const ROW_STATES = ['cluster', 'page excluded', 'keyword excluded', 'keyword not analyzed', 'none'] as const

/** N-23 */
const searchRow = measures.extend({
  /** One of them: the first day of the day, week or month, the page's address, or the query. */
  keys: z.array(z.string()).length(1),
  /** Of a day, week or month. */
  coverage: coverage.nullable(),
  /** Of a page or a query: the same in the window before, where that was asked for. */
  previous: measures.nullable(),
  /** Of a page or a query: its cluster, and why it has none. */
  article_id: known,
  title: said,
  state: z.enum(ROW_STATES).nullable(),
})

export const searchAnswer = z.object({
  rows: z.array(searchRow),
  /** The rows of all pages of the table. */
  total: count,
  /** Of the whole range, whatever it is grouped by. */
  totals: measures,
  previousTotals: measures.nullable(),
  coverage,
  previousCoverage: coverage.nullable(),
  /** The window before, as long as the range and right in front of it. */
  previous: days.nullable(),
  /** The first and last day of which anything was imported. */
  imported: imported.nullable(),
  /** null: nothing is missing, because no query is looked at. */
  anonymised: anonymised.nullable(),
  /** How many keywords and pages the clusters asked about have; null: they do not narrow it. */
  asked: z.object({ keywords: known, pages: known }),
  /** The country that the data are of; `all`: of all together. */
  country: z.string(),
})

const kpi = z.object({
  last: known,
  previous: known,
  /** In percent, rounded; 0 where either is zero (K-02). */
  change: known,
})

const movingPage = z.object({
  article_id: z.number(),
  title: z.string(),
  article_url: z.string(),
  page_impressions_last: z.number(),
  page_impressions_prev: z.number(),
  /** How many more than before. */
  page_impressions_change: z.number(),
})

/** What is known of a plan's search data, and what goes on about it. */
export const searchData = z.object({
  /** The days of which something is there; null: none yet. */
  imported: imported.nullable(),
  /** The last days of them by which keywords and pages are measured, and what of these Google keeps the queries of to itself, from 0 to 1. */
  anonymised: z.object({ from: z.string(), to: z.string(), clicks: known, impressions: known }).nullable(),
  import_started: z.string().nullable(),
  import_ended: z.string().nullable(),
  /** Why nothing comes any more, where somebody has to do something about it. */
  import_error: z.string().nullable(),
  import_trouble: contentplan.shape.import_trouble,
  /** When the next import begins by itself; null: never. */
  import_due_at: z.string().nullable(),
  /** The import that goes on or was the last one. */
  run: z
    .object({
      id: z.number(),
      state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
      /** Why it waits, failed or was cancelled. */
      reason: z.string().nullable(),
      trouble: said,
    })
    .nullable(),
})

export const home = z.object({
  /** null: E-11, though what came otherwise is shown. */
  gsc_property: said,
  search: searchData,
  /** The last day of the windows that keywords, pages and clusters were measured by. */
  metrics_until: said,
  /** F-042: the last 30 days against the 30 before (K-01); null: nothing was imported. A window of which a day is missing is not known. */
  traffic: z
    .object({
      last: days,
      previous: days,
      clicks: kpi,
      impressions: kpi,
      /** Queries with which the site was seen. */
      ranking_keywords: kpi,
      /** Both windows, day by day. */
      series: z.array(measures.extend({ keys: z.array(z.string()).length(1) })),
    })
    .nullable(),
  /** F-043: pages of clusters, those that won most first; only such as won. */
  trending: z.array(movingPage),
  /** Those that lost most first; only such as lost. */
  declining: z.array(movingPage),
  /** F-044: clicks in the last 30 days of the pages that were written here. */
  incremental: z.object({ clicks: known }),
  /** F-045: clusters with a final draft; of these the published ones, and those whose page was seen in search. */
  productivity: z.object({ produced: count, published: count, indexed: known }),
})

const counted = { clicks: fileCount(), impressions: fileCount(), position: z.number().min(0).max(9_000) }
const longText = z.string().trim().min(1).max(LONGEST_TEXT)
const FEW = { days: 500, rows: 20_000 }

/** A day as a file tells it; what is left out, the file does not tell. */
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
  /** Days that were taken: Search Console had not told them itself. */
  days: count,
  /** Pages of the plan's own website, and those of them that are new. */
  pages: count,
  newPages: count,
  /** As many as the plan has room for. */
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
        /** Days such as 2031-05-30, of the property: they know no time zone. Without: the last 30 that are known. */
        startDate: searchDay.optional(),
        endDate: searchDay.optional(),
        /** Of the grouping by date. */
        aggregation: z.enum(AGGREGATIONS).default('daily'),
        /** As three letters; `all`: what was imported. Only the country that the import was set to can be asked for. */
        country: z.string().default('all'),
        /** Only pages of clusters that were written here. */
        onlyOwnPages: z.boolean().default(false),
        /** All clusters of these hubs, together with the clusters named. */
        topicIds: z.array(topicId).max(MOST_CLUSTERS, tooMany).default([]),
        articleIds: z.array(articleId).max(MOST_CLUSTERS, tooMany).default([]),
        /**
         * What clusters stand for. QUERY: their keywords, on whatever page (Cluster). PAGE: their pages, with whatever
         * query (URL). Both: what their pages had on their keywords (Cluster Match). None is QUERY.
         */
        dimensions: z.array(z.enum(DIMENSIONS)).max(10).default([]),
        /** Regular expressions; empty: all. Case counts, but for one that begins with (?i). */
        pages: pattern,
        pageFilterType: z.enum(TEXT_FILTER_TYPES).default('includingRegex'),
        keywords: pattern,
        queryFilterType: z.enum(TEXT_FILTER_TYPES).default('includingRegex'),
        /** With the window before. */
        comparePrevious: z.boolean().default(false),
        /** Of the groupings by page and query; `key` is their text. */
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
