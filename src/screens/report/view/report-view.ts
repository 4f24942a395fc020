import {
  AGGREGATIONS,
  COMPARISONS,
  REPORT_PAGE_SIZES,
  REPORT_ROWS,
  SEARCH_SORT_COLUMNS,
} from '#features/performance/rules.ts'
import { isDay } from '#platform/days.ts'
import { readId } from '#platform/web/read-id.ts'
import { readListWindow, writeListWindow, type ListWindow } from '#ui/table/list-address.ts'

type Search = Record<string, unknown>
export type Aggregation = (typeof AGGREGATIONS)[number]
type SortColumn = (typeof SEARCH_SORT_COLUMNS)[number]

export const METRICS = ['clicks', 'impressions', 'ctr', 'position'] as const
export type Metric = (typeof METRICS)[number]

/** Clusters that can be chosen at once: an address has room for so many. */
export const MOST_CHOSEN = 100

/** Order and page of one of the tables. */
export interface TableWindow extends ListWindow<SortColumn> {
  pageSize: (typeof REPORT_PAGE_SIZES)[number]
}

interface TextFilter {
  text: string
  isExcluding: boolean
}

/** Everything that the screen shows; all of it is in the URL. */
export interface ReportView {
  mode: 'general' | 'updated'
  /** null for the default range. */
  range: { from: string; to: string } | null
  compare: (typeof COMPARISONS)[number]
  topicId: number | null
  articleIds: readonly number[]
  keyword: TextFilter
  page: TextFilter
  onlyOwnPages: boolean
  metrics: readonly Metric[]
  aggregation: Aggregation
  pages: TableWindow
  queries: TableWindow
  /** Changed clusters have one order, the last change first. */
  changes: TableWindow
}

/** The part of a view without filters. */
export const NO_FILTERS: Pick<ReportView, 'topicId' | 'articleIds' | 'keyword' | 'page' | 'onlyOwnPages'> = {
  topicId: null,
  articleIds: [],
  keyword: { text: '', isExcluding: false },
  page: { text: '', isExcluding: false },
  onlyOwnPages: false,
}

const FIRST_WINDOW: TableWindow = {
  sort: { key: 'clicks', direction: 'descending' },
  page: 1,
  pageSize: REPORT_ROWS,
}
const FIRST_METRICS: readonly Metric[] = ['clicks', 'impressions']
const SHAPE = { columns: SEARCH_SORT_COLUMNS, pageSizes: REPORT_PAGE_SIZES, first: FIRST_WINDOW }

/** Reads the view from a URL's search parameters. Invalid parameters give the default. */
export function readReportView(search: Search): ReportView {
  return {
    mode: search['mode'] === 'updated' ? 'updated' : 'general',
    range: readRange(search['from'], search['to']),
    compare: COMPARISONS.find((one) => one === search['compare']) ?? 'none',
    topicId: readId(search['topic']),
    articleIds: readIds(search['clusters']),
    keyword: { text: readText(search['keyword']), isExcluding: search['keywords'] === 'exclude' },
    page: { text: readText(search['url']), isExcluding: search['urls'] === 'exclude' },
    onlyOwnPages: search['own'] === '1',
    metrics: readMetrics(search['lines']),
    aggregation: AGGREGATIONS.find((one) => one === search['by']) ?? 'weekly',
    pages: readListWindow(withoutPrefix(search, 'p_'), SHAPE),
    queries: readListWindow(withoutPrefix(search, 'q_'), SHAPE),
    changes: { ...readListWindow(withoutPrefix(search, 'c_'), SHAPE), sort: FIRST_WINDOW.sort },
  }
}

/** The search parameters of a view; those that have their default are undefined. */
export function writeReportView(view: ReportView): Search {
  const { mode, range, compare, topicId, articleIds, keyword, page, onlyOwnPages, metrics, aggregation } =
    view
  return {
    mode: mode === 'updated' ? mode : undefined,
    from: range?.from,
    to: range?.to,
    compare: compare === 'none' ? undefined : compare,
    topic: topicId === null ? undefined : String(topicId),
    clusters: articleIds.length === 0 ? undefined : articleIds.join(','),
    keyword: keyword.text === '' ? undefined : keyword.text,
    keywords: keyword.isExcluding ? 'exclude' : undefined,
    url: page.text === '' ? undefined : page.text,
    urls: page.isExcluding ? 'exclude' : undefined,
    own: onlyOwnPages ? '1' : undefined,
    lines: writeMetrics(metrics),
    by: aggregation === 'weekly' ? undefined : aggregation,
    ...withPrefix(writeListWindow(view.pages, FIRST_WINDOW), 'p_'),
    ...withPrefix(writeListWindow(view.queries, FIRST_WINDOW), 'q_'),
    ...withPrefix(writeListWindow(view.changes, FIRST_WINDOW), 'c_'),
  }
}

const OWN_ORDER: ReadonlySet<string> = new Set(['pages', 'queries', 'changes', 'metrics', 'aggregation'])

/** The view after a change: one of what is counted leads to the first pages of the tables. */
export function changeView(view: ReportView, part: Partial<ReportView>): ReportView {
  const isOtherData = Object.keys(part).some((name) => !OWN_ORDER.has(name))
  const { pages, queries, changes } = view
  const first = isOtherData && {
    pages: { ...pages, page: 1 },
    queries: { ...queries, page: 1 },
    changes: { ...changes, page: 1 },
  }
  return { ...view, ...first, ...part }
}

function readRange(from: unknown, to: unknown): ReportView['range'] {
  return typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to) ? { from, to } : null
}

function readText(text: unknown): string {
  return typeof text === 'string' ? text : ''
}

function readIds(text: unknown): number[] {
  const ids = readText(text)
    .split(',')
    .map((part) => readId(part))
    .filter((id) => id !== null)
  return [...new Set(ids)].slice(0, MOST_CHOSEN)
}

function readMetrics(text: unknown): readonly Metric[] {
  if (typeof text !== 'string') return FIRST_METRICS
  if (text === 'none') return []
  const named = text.split(',')
  const found = METRICS.filter((metric) => named.includes(metric))
  return found.length === 0 ? FIRST_METRICS : found
}

function writeMetrics(metrics: readonly Metric[]): string | undefined {
  const text = METRICS.filter((metric) => metrics.includes(metric)).join(',')
  if (text === FIRST_METRICS.join(',')) return undefined
  return text === '' ? 'none' : text
}

function withoutPrefix(search: Search, prefix: string): Search {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
}

function withPrefix(search: Search, prefix: string): Search {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [`${prefix}${name}`, value]))
}
