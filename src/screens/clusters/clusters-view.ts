import { ALERTS, type Alert } from '#features/advice/rules.ts'
import { ARTICLE_PAGE_SIZES, ARTICLES_PER_PAGE, type ArticleSortColumn } from '#features/articles/rules.ts'
import { readTextSearch } from '#features/keywords/web/index.ts'
import { readId } from '#platform/web/read-id.ts'
import { readListWindow, writeListWindow, type ListWindow } from '#ui/table/list-address.ts'

const SORTED_BY = [
  'title',
  'keyword_count',
  'estimated_search_volume',
  'serp_overlap',
  'potential_clicks',
  'google_impressions_last',
  'google_clicks_last',
  'google_ctr_last',
  'google_position_last',
  'relevance',
  'article_url',
] as const satisfies ArticleSortColumn[]

const CLUSTER_TABS = ['all', 'existing', 'new'] as const
export type ClusterTab = (typeof CLUSTER_TABS)[number]

/** Texts in which the filter searches. */
const SEARCHED_IN = ['titles', 'keywords'] as const

/** Filters, order and page of the screen; all of it is in the URL. */
export interface ClustersView extends ListWindow<ArticleSortColumn> {
  tab: ClusterTab
  /** The text as the user typed it. */
  text: string
  searchedIn: (typeof SEARCHED_IN)[number]
  /** The id of a change, such as a clustering: only the clusters that it created; null for all. */
  change: number | null
  /** Only the clusters that have this alert; null for all. */
  alert: Alert | null
  pageSize: (typeof ARTICLE_PAGE_SIZES)[number]
}

export const FIRST_VIEW: ClustersView = {
  tab: 'all',
  text: '',
  searchedIn: 'titles',
  change: null,
  alert: null,
  sort: { key: 'estimated_search_volume', direction: 'descending' },
  page: 1,
  pageSize: ARTICLES_PER_PAGE,
}

const SHAPE = { columns: SORTED_BY, pageSizes: ARTICLE_PAGE_SIZES, first: FIRST_VIEW }

/** Reads the view from a URL, the tab from its path. Invalid parameters give the default. */
export function readView(filter: string | undefined, search: Record<string, unknown>): ClustersView {
  const { q, in: searchedIn, change, alert } = search
  return {
    tab: CLUSTER_TABS.find((one) => one === filter) ?? FIRST_VIEW.tab,
    text: typeof q === 'string' ? q : '',
    searchedIn: SEARCHED_IN.find((one) => one === searchedIn) ?? FIRST_VIEW.searchedIn,
    change: readId(change),
    alert: ALERTS.find((one) => one === alert) ?? null,
    ...readListWindow(search, SHAPE),
  }
}

/** The path and search parameters of a view, without those that have their default. */
export function writeView({ tab, text, searchedIn, change, alert, ...window }: ClustersView) {
  return {
    filter: tab === 'all' ? undefined : tab,
    search: {
      q: text === '' ? undefined : text,
      in: searchedIn === FIRST_VIEW.searchedIn ? undefined : searchedIn,
      change: change === null ? undefined : String(change),
      alert: alert ?? undefined,
      ...writeListWindow(window, FIRST_VIEW),
    },
  }
}

/** The view as input for the server's list. */
export function writeFilter({ tab, text, searchedIn, change, alert, sort, page, pageSize }: ClustersView) {
  const { pattern, words } = readTextSearch(text)
  const field = searchedIn === 'titles' ? 'filter_title' : 'filter_keyword'
  return {
    ...(pattern !== null && { [field]: pattern }),
    ...(words !== '' && { [`${field}_words`]: words }),
    ...(change !== null && { filter_change: change }),
    ...(alert !== null && { filter_alert: alert }),
    ...(tab === 'existing' && { filter_existing: '1' }),
    ...(tab === 'new' && { filter_new: '1' }),
    orderByColumn: sort.key,
    orderByDirection: sort.direction === 'ascending' ? 'asc' : 'desc',
    limit: pageSize,
    offset: (page - 1) * pageSize,
  } as const
}

/** The table's sort, or the default if the server cannot sort by that column. */
export function readSort({ key, direction }: { key: string; direction: 'ascending' | 'descending' }) {
  const column = SORTED_BY.find((one) => one === key)
  return column === undefined ? FIRST_VIEW.sort : { key: column, direction }
}
