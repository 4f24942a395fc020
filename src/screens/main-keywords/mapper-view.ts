import { LONGEST_PATTERN, matchLiterally } from '#features/contentplans/rules.ts'
import { readTextSearch } from '#features/keywords/web/index.ts'
import { readListWindow, writeListWindow, type ListWindow } from '#ui/table/list-address.ts'

const SORTED_BY = ['url', 'google_impressions_last'] as const
type SortColumn = (typeof SORTED_BY)[number]

/** Rows on a page (K-16). */
export const PAGE_SIZES = [50] as const

/** Pages that have a cluster, whose main keyword can be chosen, or all that are not excluded. */
const MAPPER_TABS = ['matched', 'all'] as const

/** Filters, order and page of the screen; all of it is in the URL. */
export interface MapperView extends ListWindow<SortColumn> {
  tab: (typeof MAPPER_TABS)[number]
  /** The text as the user typed it. */
  text: string
  pageSize: (typeof PAGE_SIZES)[number]
}

export const FIRST_VIEW: MapperView = {
  tab: 'matched',
  text: '',
  sort: { key: 'google_impressions_last', direction: 'descending' },
  page: 1,
  pageSize: PAGE_SIZES[0],
}

const SHAPE = { columns: SORTED_BY, pageSizes: PAGE_SIZES, first: FIRST_VIEW }

/** Reads the view from a URL. Invalid parameters give the default. */
export function readView(search: Record<string, unknown>): MapperView {
  const { tab, q } = search
  return {
    tab: MAPPER_TABS.find((one) => one === tab) ?? FIRST_VIEW.tab,
    text: typeof q === 'string' ? q : '',
    ...readListWindow(search, SHAPE),
  }
}

/** The search parameters of a view, without those that have their default. */
export function writeView({ tab, text, ...window }: MapperView) {
  return {
    tab: tab === FIRST_VIEW.tab ? undefined : tab,
    q: text === '' ? undefined : text,
    ...writeListWindow(window, FIRST_VIEW),
  }
}

/** The filter and order of a view as input for the server's list, without its page. */
export function writeFilter({ tab, text, sort }: Pick<MapperView, 'tab' | 'text' | 'sort'>) {
  return {
    ...(text !== '' && { search: readPattern(text) }),
    excluded: '0',
    ...(tab === 'matched' && { hasArticle: '1' }),
    sortColumn: sort.key,
    sortDirection: sort.direction === 'ascending' ? 'asc' : 'desc',
  } as const
}

/** The table's sort, or the default if the server cannot sort by that column. */
export function readSort({ key, direction }: { key: string; direction: 'ascending' | 'descending' }) {
  const column = SORTED_BY.find((one) => one === key)
  return column === undefined ? FIRST_VIEW.sort : { key: column, direction }
}

/** A part of an address is searched for as it is written, anything that looks like a regular expression as one. */
function readPattern(text: string): string {
  return readTextSearch(text).pattern?.slice(0, LONGEST_PATTERN) ?? matchLiterally(text)
}
