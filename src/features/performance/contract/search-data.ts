import { z } from 'zod'
import { alertCounts, worthwhileAction } from '#features/advice/contract.ts'
import { contentplan } from '#features/contentplans/contract.ts'

const days = z.object({ from: z.string(), to: z.string() })
const count = z.number()
/** A number that is null when nothing was imported for it; 0 is a known number. */
const known = z.number().nullable()
const said = z.string().nullable()

export const measures = z.object({
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
  /** Measures of the whole range, independent of the grouping; null where they were not asked for. */
  totals: measures,
  previousTotals: measures.nullable(),
  coverage,
  previousCoverage: coverage.nullable(),
  /** The window that the range is compared with: as long as the range, directly before it or 52 weeks earlier. */
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
  /** Files with numbers of a whole period, those that end last first. */
  periods: z.array(
    z.object({
      id: z.number(),
      /** Name of the file. */
      label: z.string(),
      from: z.string(),
      to: z.string(),
      imported_at: z.string(),
      queries: count,
      pages: count,
    }),
  ),
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
      series: z.array(measures.extend({ keys: z.array(z.string()).length(1), ranking_keywords: known })),
    })
    .nullable(),
  /** Five pages of clusters, the largest gain of impressions first (F-043); also pages that gained none. */
  trending: z.array(movingPage),
  /** Five pages of clusters, the largest loss of impressions first (F-043); also pages that lost none. */
  declining: z.array(movingPage),
  /** Clicks of the last 30 days on pages that were written with the product (F-044). */
  incremental: z.object({ clicks: known }),
  /** Clusters with a final draft; of these the published ones, and those whose page was seen in search (F-045). */
  productivity: z.object({ produced: count, published: count, indexed: known }),
  has_keywords: z.boolean(),
  has_clusters: z.boolean(),
  /** How many clusters have each alert (G-28). */
  alerts: alertCounts,
  /** What would bring most clicks, the largest gain first. */
  worthwhile: z.array(worthwhileAction),
})
