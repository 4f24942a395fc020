import { ACTIONS, type Action } from '#features/advice/rules.ts'
import {
  ARTICLE_DIMENSIONS,
  ARTICLE_PAGE_SIZES,
  ARTICLE_SORT_COLUMNS,
  ARTICLES_PER_PAGE,
  FILTER_METRICS,
  NONE,
  SHORTCUT_PAGES,
  SHORTCUTS,
  type ArticleDimension,
  type ArticleSortColumn,
  type FilterMetric,
  type Shortcut,
} from '#features/articles/rules.ts'
import { LONGEST_PATTERN } from '#features/contentplans/rules.ts'
import { readTextSearch } from '#features/keywords/web/index.ts'
import { isDay } from '#platform/days.ts'
import { readId } from '#platform/web/read-id.ts'
import { readListWindow, writeListWindow, type ListWindow } from '#ui/table/list-address.ts'
import { boundsForServer, readBounds, writeBounds, type Bounds } from './view/bounds.ts'
import { CHOICES, FIRST_PICKS, readPicks, writePicks, type Picks } from './view/picks.ts'

const KINDS = ['existing', 'new', ...ACTIONS, ...SHORTCUTS] as const
/** Which pages the clusters have, as the panel at the left offers it (F-071). */
export type PageKind = 'all' | 'existing' | 'new' | Action | Shortcut

/** The texts in which a search finds words; the search field shows one of them. */
export const TEXT_FIELDS = ['titles', 'keywords', 'urls'] as const
export type TextField = (typeof TEXT_FIELDS)[number]
const PARAMETERS = { titles: 'title', keywords: 'keyword', urls: 'url' } as const

const LAYOUTS = ['table', 'cards', 'map'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The hub of clusters that are in none. */
export const NO_HUB = 0
const NO_HUB_WORD = 'none'

/** Columns of one kind that are shown at most (F-075). */
export const MOST_SHOWN = 2

/** Days from one to another, in UTC; null where there is no bound. */
export interface DayRange {
  from: string | null
  to: string | null
}

/** Filters, order, page and columns of the screen; all of it is in the URL (G-26). */
export interface ClustersView extends ListWindow<ArticleSortColumn> {
  kind: PageKind
  /** The id of a hub; NO_HUB for clusters without one, null for all. */
  hub: number | null
  /** The texts as the user typed them. */
  texts: Record<TextField, string>
  /** The text that the search field shows. */
  searchedIn: TextField
  picks: Picks
  published: DayRange
  created: DayRange
  bounds: Bounds
  /** The id of a change, such as a clustering: only the clusters that it created; null for all. */
  change: number | null
  dimensions: readonly ArticleDimension[]
  metrics: readonly FilterMetric[]
  layout: Layout
  /** The id of the cluster about which a panel is open. */
  opened: number | null
  /** The id of the saved view that was opened. */
  viewId: number | null
  pageSize: (typeof ARTICLE_PAGE_SIZES)[number]
}

const ALL_DAYS: DayRange = { from: null, to: null }

/** F-073, F-087. */
export const FIRST_VIEW: ClustersView = {
  kind: 'all',
  hub: null,
  texts: { titles: '', keywords: '', urls: '' },
  searchedIn: 'titles',
  picks: FIRST_PICKS,
  published: ALL_DAYS,
  created: ALL_DAYS,
  bounds: {},
  change: null,
  dimensions: ['status', 'type'],
  metrics: ['relevance', 'estimated_search_volume'],
  layout: 'table',
  opened: null,
  viewId: null,
  sort: { key: 'relevance', direction: 'descending' },
  page: 1,
  pageSize: ARTICLES_PER_PAGE,
}

const SHAPE = { columns: ARTICLE_SORT_COLUMNS, pageSizes: ARTICLE_PAGE_SIZES, first: FIRST_VIEW }

type Search = Record<string, unknown>

/** Reads the view from a URL: the kind of pages, or else the hub, from its path. Invalid parameters give the default. */
export function readView(filter: string | undefined, search: Search): ClustersView {
  const searchedIn = TEXT_FIELDS.find((one) => one === search['in']) ?? FIRST_VIEW.searchedIn
  return {
    kind: KINDS.find((one) => one === filter) ?? 'all',
    hub: readHub(filter?.startsWith('hub-') ? filter.slice('hub-'.length) : search['hub']),
    texts: readTexts(search, searchedIn),
    searchedIn,
    picks: readPicks(search),
    published: readDays(search['published']),
    created: readDays(search['created']),
    bounds: readBounds(search),
    change: readId(search['change']),
    dimensions: readShown(search['dimensions'], ARTICLE_DIMENSIONS) ?? FIRST_VIEW.dimensions,
    metrics: readShown(search['metrics'], FILTER_METRICS) ?? FIRST_VIEW.metrics,
    layout: LAYOUTS.find((one) => one === search['as']) ?? FIRST_VIEW.layout,
    opened: readId(search['open']),
    viewId: readId(search['view']),
    ...readListWindow(search, SHAPE),
  }
}

/** The path and search parameters of a view, without those that have their default. */
export function writeView(view: ClustersView) {
  const { kind, hub, texts, searchedIn, change, dimensions, metrics, layout, opened, viewId } = view
  const hubWord = hub === null ? undefined : hub === NO_HUB ? NO_HUB_WORD : String(hub)
  const isHubInPath = kind === 'all' && hubWord !== undefined
  return {
    filter: isHubInPath ? `hub-${hubWord}` : kind === 'all' ? undefined : kind,
    search: {
      hub: isHubInPath ? undefined : hubWord,
      q: texts[searchedIn] || undefined,
      in: searchedIn === FIRST_VIEW.searchedIn ? undefined : searchedIn,
      ...writeOtherTexts(view),
      ...writePicks(view.picks),
      published: writeDays(view.published),
      created: writeDays(view.created),
      ...writeBounds(view.bounds),
      change: change === null ? undefined : String(change),
      dimensions: writeShown(dimensions, FIRST_VIEW.dimensions),
      metrics: writeShown(metrics, FIRST_VIEW.metrics),
      as: layout === FIRST_VIEW.layout ? undefined : layout,
      open: opened === null ? undefined : String(opened),
      view: viewId === null ? undefined : String(viewId),
      ...writeListWindow(view, FIRST_VIEW),
    },
  }
}

function readHub(text: unknown): number | null {
  return text === NO_HUB_WORD ? NO_HUB : readId(text)
}

function readTexts(search: Search, searchedIn: TextField): ClustersView['texts'] {
  const read = (field: TextField) => {
    const text = search[field === searchedIn ? 'q' : PARAMETERS[field]]
    return typeof text === 'string' ? text.slice(0, LONGEST_PATTERN) : ''
  }
  return { titles: read('titles'), keywords: read('keywords'), urls: read('urls') }
}

function writeOtherTexts({ texts, searchedIn }: ClustersView) {
  const write = (field: TextField) => (field === searchedIn ? undefined : texts[field] || undefined)
  return { title: write('titles'), keyword: write('keywords'), url: write('urls') }
}

function readDays(text: unknown): DayRange {
  const [from = '', to = '', ...more] = typeof text === 'string' ? text.split('..') : []
  const isValid = more.length === 0 && [from, to].every((day) => day === '' || isDay(day))
  if (!isValid || (from !== '' && to !== '' && from > to)) return ALL_DAYS
  return { from: from || null, to: to || null }
}

function writeDays({ from, to }: DayRange): string | undefined {
  return from === null && to === null ? undefined : `${from ?? ''}..${to ?? ''}`
}

/** In the order of the text: the first is number 1. */
function readShown<Name extends string>(text: unknown, names: readonly Name[]): readonly Name[] | null {
  if (typeof text !== 'string') return null
  if (text === 'none') return []
  const found = [...new Set(text.split(','))].flatMap((part) => names.filter((name) => name === part))
  return found.length === 0 ? null : found.slice(0, MOST_SHOWN)
}

function writeShown(names: readonly string[], first: readonly string[]): string | undefined {
  const text = names.join(',')
  if (text === first.join(',')) return undefined
  return text === '' ? 'none' : text
}

/** The view as input for the server's list. */
export function writeFilter(view: ClustersView) {
  const { kind, hub, change, sort, page, pageSize } = view
  return {
    ...textsForServer(view.texts),
    ...kindForServer(kind),
    ...(hub !== null && { filter_topicId: [hub === NO_HUB ? NONE : hub] }),
    ...picksForServer(view),
    ...daysForServer(view),
    ...boundsForServer(view.bounds),
    ...(change !== null && { filter_change: change }),
    orderByColumn: sort.key,
    orderByDirection: sort.direction === 'ascending' ? 'asc' : 'desc',
    limit: pageSize,
    offset: (page - 1) * pageSize,
  } as const
}

function textsForServer({ titles, keywords, urls }: ClustersView['texts']) {
  const [title, keyword, url] = [titles, keywords, urls].map(readTextSearch)
  return {
    ...(title?.pattern && { filter_title: title.pattern }),
    ...(title?.words && { filter_title_words: title.words }),
    ...(keyword?.pattern && { filter_keyword: keyword.pattern }),
    ...(keyword?.words && { filter_keyword_words: keyword.words }),
    ...(url?.pattern && { filter_article_url: url.pattern }),
    ...(url?.words && { filter_article_url_words: url.words }),
  }
}

function kindForServer(kind: PageKind) {
  const shortcut = SHORTCUTS.find((one) => one === kind)
  const pages = shortcut === undefined ? kind : SHORTCUT_PAGES[shortcut]
  return {
    ...(pages === 'existing' && { filter_existing: '1' }),
    ...(pages === 'new' && { filter_new: '1' }),
    ...(shortcut !== undefined && { filter_shortcut: shortcut }),
  } as const
}

function picksForServer({ kind, picks }: ClustersView) {
  const action = ACTIONS.find((one) => one === kind)
  const [mapped, ...both] = picks.mapped
  return {
    ...(mapped !== undefined && both.length === 0 && { filter_show_in_map: mapped }),
    ...(action !== undefined
      ? { filter_existing: '1', filter_action: [action] }
      : isFilter(picks, 'action') && { filter_action: [...picks.action] }),
    ...(isFilter(picks, 'status') && { filter_status: [...picks.status] }),
    ...(isFilter(picks, 'priority') && { filter_priority: [...picks.priority] }),
    ...(isFilter(picks, 'funnel') && { filter_funnel: [...picks.funnel] }),
    ...(isFilter(picks, 'type') && { filter_type: [...picks.type] }),
    ...(isFilter(picks, 'intent') && { filter_intent: [...picks.intent] }),
    ...(isFilter(picks, 'code') && { filter_status_code: [...picks.code] }),
    ...(isFilter(picks, 'alert') && { filter_alert: [...picks.alert] }),
  } as const
}

/** Whether some values are chosen, and not all of them. */
function isFilter(picks: Picks, name: keyof Picks): boolean {
  return picks[name].length > 0 && picks[name].length < CHOICES[name].length
}

function daysForServer({ published, created }: ClustersView) {
  return {
    ...(published.from !== null && { filter_min_published_at: published.from }),
    ...(published.to !== null && { filter_max_published_at: published.to }),
    ...(created.from !== null && { filter_min_created_at: created.from }),
    ...(created.to !== null && { filter_max_created_at: created.to }),
  }
}

/** The table's sort, or the default if the server cannot sort by that column. */
export function readSort({ key, direction }: { key: string; direction: 'ascending' | 'descending' }) {
  const column = ARTICLE_SORT_COLUMNS.find((one) => one === key)
  return column === undefined ? FIRST_VIEW.sort : { key: column, direction }
}
