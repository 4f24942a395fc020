import type { ARTICLE_SORT_COLUMNS } from '#features/articles/contract.ts'
import { ARTICLE_PAGE_SIZES, ARTICLES_PER_PAGE } from '#features/articles/rules.ts'
import { readTextSearch } from '#features/keywords/web/index.ts'
import { readListWindow, writeListWindow, type ListWindow } from '#ui/table/list-address.ts'

type SortColumn = (typeof ARTICLE_SORT_COLUMNS)[number]

const SORTED_BY = [
  'title',
  'keyword_count',
  'estimated_search_volume',
  'serp_overlap',
  'relevance',
  'article_url',
] as const satisfies SortColumn[]

const CLUSTER_TABS = ['all', 'existing', 'new'] as const
export type ClusterTab = (typeof CLUSTER_TABS)[number]

/** Where the text is searched for. */
const SEARCHED_IN = ['titles', 'keywords'] as const

/** What the screen shows; the address has all of it. */
export interface ClustersView extends ListWindow<SortColumn> {
  tab: ClusterTab
  /** As somebody typed it. */
  text: string
  searchedIn: (typeof SEARCHED_IN)[number]
  pageSize: (typeof ARTICLE_PAGE_SIZES)[number]
}

export const FIRST_VIEW: ClustersView = {
  tab: 'all',
  text: '',
  searchedIn: 'titles',
  sort: { key: 'estimated_search_volume', direction: 'descending' },
  page: 1,
  pageSize: ARTICLES_PER_PAGE,
}

const SHAPE = { columns: SORTED_BY, pageSizes: ARTICLE_PAGE_SIZES, first: FIRST_VIEW }

/** What an address asks for, the tab by its path; whatever it says wrongly is as if it were not there. */
export function readView(filter: string | undefined, search: Record<string, unknown>): ClustersView {
  const { q, in: searchedIn } = search
  return {
    tab: CLUSTER_TABS.find((one) => one === filter) ?? FIRST_VIEW.tab,
    text: typeof q === 'string' ? q : '',
    searchedIn: SEARCHED_IN.find((one) => one === searchedIn) ?? FIRST_VIEW.searchedIn,
    ...readListWindow(search, SHAPE),
  }
}

/** The address of a view; what is as at first is left out. */
export function writeView({ tab, text, searchedIn, ...window }: ClustersView) {
  return {
    filter: tab === 'all' ? undefined : tab,
    search: {
      q: text === '' ? undefined : text,
      in: searchedIn === FIRST_VIEW.searchedIn ? undefined : searchedIn,
      ...writeListWindow(window, FIRST_VIEW),
    },
  }
}

/** The view as the server is asked for it. */
export function writeFilter({ tab, text, searchedIn, sort, page, pageSize }: ClustersView) {
  const { pattern } = readTextSearch(text)
  return {
    ...(text !== '' && { [searchedIn === 'titles' ? 'filter_title' : 'filter_keyword']: pattern }),
    ...(tab === 'existing' && { filter_existing: '1' }),
    ...(tab === 'new' && { filter_new: '1' }),
    orderByColumn: sort.key,
    orderByDirection: sort.direction === 'ascending' ? 'asc' : 'desc',
    limit: pageSize,
    offset: (page - 1) * pageSize,
  } as const
}

/** The table's sort, where it is one of this list. */
export function readSort({ key, direction }: { key: string; direction: 'ascending' | 'descending' }) {
  const column = SORTED_BY.find((one) => one === key)
  return column === undefined ? FIRST_VIEW.sort : { key: column, direction }
}
