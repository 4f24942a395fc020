import { LINK_PAGE_SORT_COLUMNS, LINK_SORT_COLUMNS, LINKS_AT_ONCE } from '../../rules.ts'
import type { Sort } from '#ui/table/SortHeader.tsx'
import { readListWindow, readPage, writeListWindow, type ListWindow } from '#ui/table/list-address.ts'

export const LINK_PAGE_SIZES = [LINKS_AT_ONCE, 100, 500] as const

/** What the table shows: all links, or what is wrong with them. */
export const LINK_TABS = ['all', 'orphans', 'dead-ends', 'broken', 'redirects'] as const
export type LinkTab = (typeof LINK_TABS)[number]

const MODES = ['graph', 'table'] as const
export type LinkMode = (typeof MODES)[number]

type SortColumn = (typeof LINK_SORT_COLUMNS)[number] | (typeof LINK_PAGE_SORT_COLUMNS)[number]

/** What the screen shows; all of it is in the URL. */
export interface LinksView extends ListWindow<SortColumn> {
  /** Null: the graph, and on a phone the table. */
  mode: LinkMode | null
  tab: LinkTab
  /** The URL of the chosen page; empty for all pages. */
  url: string
  /** Whether links of the navigation are left out. */
  isContentOnly: boolean
  /** The page of the list of outgoing links, where a page is chosen. Counted from 1. */
  outgoingPage: number
  pageSize: (typeof LINK_PAGE_SIZES)[number]
}

const FIRST_VIEW: LinksView = {
  mode: null,
  tab: 'all',
  url: '',
  isContentOnly: false,
  outgoingPage: 1,
  sort: { key: 'from_url', direction: 'ascending' },
  page: 1,
  pageSize: LINKS_AT_ONCE,
}

const SHAPE = {
  columns: [...LINK_SORT_COLUMNS, ...LINK_PAGE_SORT_COLUMNS],
  pageSizes: LINK_PAGE_SIZES,
  first: FIRST_VIEW,
}

/** Reads the view from a URL's search parameters. Invalid parameters give the default. */
export function readLinksView(search: Record<string, unknown>): LinksView {
  const { mode, show, url, links, outgoing } = search
  return {
    mode: MODES.find((one) => one === mode) ?? null,
    tab: LINK_TABS.find((one) => one === show) ?? FIRST_VIEW.tab,
    url: typeof url === 'string' ? url.trim() : '',
    isContentOnly: links === 'content',
    outgoingPage: readPage(outgoing),
    ...readListWindow(search, SHAPE),
  }
}

/** The search parameters of a view, without those that have their default. */
export function writeLinksView({ mode, tab, url, isContentOnly, outgoingPage, ...window }: LinksView) {
  return {
    mode: mode ?? undefined,
    show: tab === FIRST_VIEW.tab ? undefined : tab,
    url: url === '' ? undefined : url,
    links: isContentOnly ? 'content' : undefined,
    outgoing: outgoingPage === 1 ? undefined : String(outgoingPage),
    ...writeListWindow(window, FIRST_VIEW),
  }
}

/** The sort of a list of links; the default where the view is sorted by another list's column. */
export function linkSort({ sort }: LinksView) {
  const key = LINK_SORT_COLUMNS.find((one) => one === sort.key) ?? 'from_url'
  return { key, direction: sort.direction }
}

/** The sort of a list of pages. */
export function pageSort({ sort }: LinksView) {
  const key = LINK_PAGE_SORT_COLUMNS.find((one) => one === sort.key) ?? 'url'
  return { key, direction: sort.direction }
}

/** The sort that a table asks for, or the default if the server cannot sort by that column. */
export function readSort({ key, direction }: Sort): LinksView['sort'] {
  const column = SHAPE.columns.find((one) => one === key)
  return column === undefined ? FIRST_VIEW.sort : { key: column, direction }
}

/** The sort as input for the server. */
export function writeSort<Key extends string>({ key, direction }: Sort<Key>) {
  return { sortColumn: key, sortDirection: direction === 'ascending' ? 'asc' : 'desc' } as const
}

/** The links of a view as input for the server. */
export function linkFilterOf({ tab, isContentOnly }: LinksView) {
  return {
    ...(isContentOnly && { inContent: true }),
    ...(tab === 'broken' && { target: 'broken' as const }),
    ...(tab === 'redirects' && { target: 'redirect' as const }),
  }
}

/** The pages of a view as input for the server; null when the view shows links. */
export function linkPageFilterOf({ tab, isContentOnly }: LinksView) {
  const problem = tab === 'orphans' ? 'orphan' : tab === 'dead-ends' ? 'dead-end' : null
  return problem === null ? null : ({ problem, ...(isContentOnly && { inContent: true }) } as const)
}
