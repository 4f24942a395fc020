import { readListWindow, writeListWindow } from '#ui/table/list-address.ts'
import type { Sort } from '#ui/table/SortHeader.tsx'
import type { KEYWORD_SOURCES, KEYWORD_STATUSES } from '../../contract.ts'
import { KEYWORD_PAGE_SIZES, KEYWORDS_PER_PAGE, type KEYWORD_SORT_COLUMNS } from '../../rules.ts'
import { readTextSearch } from './search-pattern.ts'

/** The status that each tab shows, by the tab's name in the address; null for all. */
const TABS = { active: 'in_plan', inactive: 'not_in_plan', excluded: 'excluded', all: null } as const

type Status = (typeof KEYWORD_STATUSES)[number]
type Source = (typeof KEYWORD_SOURCES)[number]
type SortColumn = (typeof KEYWORD_SORT_COLUMNS)[number]
export type Tab = keyof typeof TABS

/** The choices of the source filter (F-052). */
export const SOURCE_NAMES = {
  google_search_console: 'Search Console',
  upload: 'Uploaded',
  related: 'Related',
  'auto-expand': 'Auto-expand',
} as const satisfies Record<Source, string>

const SORTED_BY = [
  'keyword',
  'estimated_search_volume',
  'google_impressions_last',
  'google_clicks_last',
  'google_ctr_last',
  'google_position_last',
  'difficulty',
  'cpc',
  'competition',
  'intent',
  'title',
  'source',
] as const satisfies SortColumn[]

/** What the screen shows; all of it is in the address. */
export interface KeywordsView {
  tab: Tab
  /** The text filter as the user typed it. */
  text: string
  source: Source | 'all'
  /** `none`: only keywords whose search results are not known. */
  results: 'all' | 'none'
  sort: Sort<SortColumn>
  page: number
  pageSize: (typeof KEYWORD_PAGE_SIZES)[number]
}

export const FIRST_VIEW: KeywordsView = {
  tab: 'active',
  text: '',
  source: 'all',
  results: 'all',
  sort: { key: 'estimated_search_volume', direction: 'descending' },
  page: 1,
  pageSize: KEYWORDS_PER_PAGE,
}

const SHAPE = { columns: SORTED_BY, pageSizes: KEYWORD_PAGE_SIZES, first: FIRST_VIEW }

/** Reads the view from an address; invalid parts are ignored. */
export function readView(search: Record<string, unknown>): KeywordsView {
  const { tab, q, source, results } = search
  return {
    tab: listTabs().find((one) => one === tab) ?? FIRST_VIEW.tab,
    text: typeof q === 'string' ? q : '',
    source: listSources().find((one) => one === source) ?? FIRST_VIEW.source,
    results: results === 'none' ? results : FIRST_VIEW.results,
    ...readListWindow(search, SHAPE),
  }
}

/** The address of a view, without the parts that are as in the first view. */
export function writeView({ tab, text, source, results, ...window }: KeywordsView) {
  return {
    tab: tab === FIRST_VIEW.tab ? undefined : tab,
    q: text === '' ? undefined : text,
    source: source === FIRST_VIEW.source ? undefined : source,
    results: results === FIRST_VIEW.results ? undefined : results,
    ...writeListWindow(window, FIRST_VIEW),
  }
}

/** The filter and order of a view in the words of the wire, without its page. */
export function writeFilter({ tab, text, source, results, sort }: KeywordsView) {
  const status: Status | null = TABS[tab]
  const { pattern, words } = readTextSearch(text)
  return {
    ...(pattern !== null && { q: pattern }),
    ...(words !== '' && { words }),
    ...(status !== null && { status: [status] }),
    ...(source !== 'all' && { source: [source] }),
    ...(results !== 'all' && { results }),
    sortColumn: sort.key,
    sortDirection: sort.direction === 'ascending' ? 'asc' : 'desc',
  } as const
}

export function statusOf(tab: Tab): Status | null {
  return TABS[tab]
}

export function isSortColumn(key: string): key is (typeof SORTED_BY)[number] {
  return SORTED_BY.some((one) => one === key)
}

export function listSources(): Source[] {
  return ['google_search_console', 'upload', 'related', 'auto-expand']
}

function listTabs(): Tab[] {
  return ['active', 'inactive', 'excluded', 'all']
}
