import type { Action } from '#features/advice/rules.ts'
import { ARTICLES_PER_PAGE, type ARTICLE_PAGE_SIZES } from '#features/articles/rules.ts'
import type { ArticleFilter } from '#features/articles/web/index.ts'
import type { ListWindow } from '#ui/table/list-address.ts'

const SORTED_BY = [
  'article_url',
  'title',
  'action',
  'content_gap',
  'potential_clicks',
  'estimated_search_volume',
  'google_position_last',
] as const

/** Which clusters are listed: all, those without a page, or those that have one. */
type GapPages = 'all' | 'new' | 'existing'

/** Filters, order and page of the table. */
export interface GapsView extends ListWindow<(typeof SORTED_BY)[number]> {
  /** As the user typed it. */
  text: string
  pages: GapPages
  action: Action | 'all'
  pageSize: (typeof ARTICLE_PAGE_SIZES)[number]
}

/** Missing pages come first, each by the clicks that it would bring, then the existing ones. */
export const FIRST_VIEW: GapsView = {
  text: '',
  pages: 'all',
  action: 'all',
  sort: { key: 'content_gap', direction: 'descending' },
  page: 1,
  pageSize: ARTICLES_PER_PAGE,
}

/** The view after a change, which leads to the first page. Only existing pages have an action. */
export function changeView(view: GapsView, part: Partial<GapsView>): GapsView {
  const next = { ...view, page: 1, ...part }
  if (part.action !== undefined && part.action !== 'all' && next.pages === 'new')
    return { ...next, pages: 'all' }
  return next.pages === 'new' ? { ...next, action: 'all' } : next
}

/** The view as input for the server's list. */
export function writeFilter({ text, pages, action, sort, page, pageSize }: GapsView, hubId: number) {
  return {
    filter_topicId: [hubId],
    ...textForServer(text),
    ...(pages === 'new' && { filter_new: '1' }),
    ...(pages === 'existing' && { filter_existing: '1' }),
    ...(action !== 'all' && { filter_action: [action], filter_existing: '1' }),
    orderByColumn: sort.key,
    orderByDirection: sort.direction === 'ascending' ? 'asc' : 'desc',
    limit: pageSize,
    offset: (page - 1) * pageSize,
    straightReturn: '1',
  } satisfies ArticleFilter
}

/** Words of the title; a text with a slash is a part of the address. */
function textForServer(text: string): ArticleFilter {
  if (text === '') return {}
  return text.includes('/') ? { filter_article_url_words: text } : { filter_title_words: text }
}

/** The table's sort, or the default if the server cannot sort by that column. */
export function readSort({ key, direction }: { key: string; direction: 'ascending' | 'descending' }) {
  const column = SORTED_BY.find((one) => one === key)
  return column === undefined ? FIRST_VIEW.sort : { key: column, direction }
}
