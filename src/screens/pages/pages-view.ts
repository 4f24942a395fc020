import { matchLiterally } from '#features/contentplans/rules.ts'
import type { ListedPage } from '#features/pages/web/index.ts'
import {
  BLOG_TYPES,
  PAGE_SIZES,
  PAGE_TYPES,
  PAGES_AT_ONCE,
  type PAGE_SORT_COLUMNS,
  type PageType,
} from '#features/pages/rules.ts'
import { readListWindow, writeListWindow, type ListWindow } from '#ui/table/list-address.ts'

type SortColumn = (typeof PAGE_SORT_COLUMNS)[number]

const SORTED_BY = [
  'url',
  'parent_category',
  'stock_status',
  'article_title',
  'type',
  'status_code',
  'google_impressions_last',
  'google_clicks_last',
  'google_position_last',
  'inLinksCount',
  'inLinksFromBlog',
  'published_at',
] as const satisfies SortColumn[]

/** The tabs of the screen (F-161) by their names in the address. */
export const PAGE_TABS = [
  'category',
  'products',
  'blog',
  'other',
  'allNotExcluded',
  'excluded',
  'all',
] as const
export type PageTab = (typeof PAGE_TABS)[number]

/** The types of the tabs that show pages of some types only, and no excluded ones (G-16). */
const TYPES: Partial<Record<PageTab, readonly PageType[]>> = {
  category: ['category'],
  products: ['product'],
  blog: BLOG_TYPES,
  other: PAGE_TYPES.filter((type) => !['category', 'product', ...BLOG_TYPES].includes(type)),
}

/** Filters, order and page of the screen; all of it is in the URL. */
export interface PagesView extends ListWindow<(typeof SORTED_BY)[number]> {
  tab: PageTab
  /** The text filter as the user typed it. */
  text: string
  favorites: 'all' | 'only'
  pageSize: (typeof PAGE_SIZES)[number]
}

export const FIRST_VIEW: PagesView = {
  tab: 'category',
  text: '',
  favorites: 'all',
  sort: { key: 'google_impressions_last', direction: 'descending' },
  page: 1,
  pageSize: PAGES_AT_ONCE,
}

const SHAPE = { columns: SORTED_BY, pageSizes: PAGE_SIZES, first: FIRST_VIEW }

/** Reads the view from a URL. Invalid parameters give the default. */
export function readView(search: Record<string, unknown>): PagesView {
  const { q, favorites } = search
  const tab = PAGE_TABS.find((one) => one === search['tab']) ?? FIRST_VIEW.tab
  const window = readListWindow(search, SHAPE)
  return {
    tab,
    text: typeof q === 'string' ? q : '',
    favorites: favorites === 'only' ? favorites : FIRST_VIEW.favorites,
    ...window,
    // Not every tab has every column.
    sort: hasColumn(tab, window.sort.key) ? window.sort : FIRST_VIEW.sort,
  }
}

/** Whether a tab has a column (F-164). */
function hasColumn(tab: PageTab, column: PagesView['sort']['key']): boolean {
  const isShop = tab === 'category' || tab === 'products'
  if (column === 'parent_category' || column === 'stock_status') return tab === 'products'
  if (column === 'inLinksFromBlog') return isShop
  return column !== 'inLinksCount' || !isShop
}

/** The search parameters of a view, without those that have their default. */
export function writeView({ tab, text, favorites, ...window }: PagesView) {
  return {
    tab: tab === FIRST_VIEW.tab ? undefined : tab,
    q: text === '' ? undefined : text,
    favorites: favorites === FIRST_VIEW.favorites ? undefined : favorites,
    ...writeListWindow(window, FIRST_VIEW),
  }
}

/** The filter and order of a view as input for the server, without its page. */
export function writeFilter({ tab, text, favorites, sort }: PagesView) {
  const types = TYPES[tab]
  return {
    ...(text !== '' && { search: readPattern(text) }),
    ...(tab !== 'all' && { excluded: tab === 'excluded' }),
    ...(types !== undefined && { typeFilter: [...types] }),
    ...(favorites === 'only' && { isFavorite: true }),
    ...(tab === 'category' && { asTree: true }),
    sortColumn: sort.key,
    sortDirection: sort.direction === 'ascending' ? 'asc' : 'desc',
  } as const
}

/** Whether a page belongs to a view: to its tab and its filter of favorites. */
export function isInView(
  { tab, favorites }: Pick<PagesView, 'tab' | 'favorites'>,
  page: Pick<ListedPage, 'type' | 'excluded' | 'favorite_product'>,
): boolean {
  if (favorites === 'only' && !page.favorite_product) return false
  if (tab === 'all') return true
  return page.excluded === (tab === 'excluded') && (TYPES[tab]?.includes(page.type) ?? true)
}

/** The table's sort, or the default if the server cannot sort by that column. */
export function readSort({ key, direction }: { key: string; direction: 'ascending' | 'descending' }) {
  const column = SORTED_BY.find((one) => one === key)
  return column === undefined ? FIRST_VIEW.sort : { key: column, direction }
}

/** What a text filter is taken for: the whole address of a page literally, anything else as a regular expression. */
export function describeSearch(text: string): string | null {
  if (text === '') return null
  return isAddress(text) ? 'Searched as it is written' : 'Searched as a regular expression'
}

function readPattern(text: string): string {
  return isAddress(text) ? matchLiterally(text) : text
}

function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s*|\\]+$/i.test(text)
}
