import {
  CONTENT_FILTERS,
  CONTENT_PER_PAGE,
  CONTENT_SORT_COLUMNS,
  type ContentFilter,
  type ContentSortColumn,
} from '#features/articles/rules.ts'
import { readListWindow, writeListWindow, type ListWindow } from '#ui/table/list-address.ts'

export const PAGE_SIZES = [CONTENT_PER_PAGE] as const

/** List, search, order and page of the screen; all of it is in the URL. */
export interface ContentView extends ListWindow<ContentSortColumn> {
  tab: ContentFilter
  text: string
  pageSize: (typeof PAGE_SIZES)[number]
}

const FIRST_VIEW: ContentView = {
  tab: 'unpublished',
  text: '',
  sort: { key: 'status_updated_at', direction: 'descending' },
  page: 1,
  pageSize: CONTENT_PER_PAGE,
}

const SHAPE = { columns: CONTENT_SORT_COLUMNS, pageSizes: PAGE_SIZES, first: FIRST_VIEW }

/** Reads the view from a URL's search parameters. Invalid parameters give the default. */
export function readView(search: Record<string, unknown>): ContentView {
  const { tab, q } = search
  return {
    tab: CONTENT_FILTERS.find((one) => one === tab) ?? FIRST_VIEW.tab,
    text: typeof q === 'string' ? q : '',
    ...readListWindow(search, SHAPE),
  }
}

/** The search parameters of a view, without those that have their default. */
export function writeView({ tab, text, ...window }: ContentView) {
  return {
    tab: tab === FIRST_VIEW.tab ? undefined : tab,
    q: text === '' ? undefined : text,
    ...writeListWindow(window, FIRST_VIEW),
  }
}

/** The list and order of a view as input for the server's list, without its page. */
export function writeFilter({ tab, text, sort }: Pick<ContentView, 'tab' | 'text' | 'sort'>) {
  return {
    statusFilter: tab,
    texts: false,
    orderByColumn: sort.key,
    orderByDirection: sort.direction === 'ascending' ? 'asc' : 'desc',
    ...(text !== '' && { filter_title_words: text }),
  } as const
}

/** The table's sort, or the default if the server cannot sort by that column. */
export function readSort({ key, direction }: { key: string; direction: 'ascending' | 'descending' }) {
  const column = CONTENT_SORT_COLUMNS.find((one) => one === key)
  return column === undefined ? FIRST_VIEW.sort : { key: column, direction }
}
