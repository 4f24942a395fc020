// What browsers need of the contract's numbers stands here: they get no schemas.

/** K-15 */
export const ARTICLE_PAGE_SIZES = [50, 200, 500] as const
export const [ARTICLES_PER_PAGE, , MOST_ARTICLES_PER_PAGE] = ARTICLE_PAGE_SIZES

/** What clusters had in search, as columns of their list. */
export const ARTICLE_METRICS = [
  'google_impressions_last',
  'google_clicks_last',
  'google_ctr_last',
  'google_position_last',
  'google_impressions_prev',
  'google_clicks_prev',
  'google_ctr_prev',
  'google_position_prev',
  'google_impressions_change',
  'google_clicks_change',
  'google_ctr_change',
  'google_position_change',
  'page_impressions_last',
  'page_clicks_last',
  'page_ctr_last',
  'page_position_last',
  'page_impressions_prev',
  'page_clicks_prev',
  'page_ctr_prev',
  'page_position_prev',
  'page_impressions_change',
  'page_clicks_change',
  'page_ctr_change',
  'page_position_change',
  'target_impressions',
  'target_clicks',
  'target_ctr',
  'target_position',
  'target_impressions_prev',
  'target_clicks_prev',
  'target_ctr_prev',
  'target_position_prev',
  'target_impressions_change',
  'target_clicks_change',
  'target_ctr_change',
  'target_position_change',
] as const
export type ArticleMetric = (typeof ARTICLE_METRICS)[number]
/** V-22 */
export const TITLE_TAKEN = 'Article title already exists.'
export const LONGEST_TITLE = 500
/** A change can be taken back for so long. */
export const UNDO_DAYS = 30
/** Of one change: ten of the largest pages that the list of clusters has (K-15). */
export const MOST_ARTICLES = 5_000
/** Of the latest changes. */
export const MOST_LISTED = 100

export const CHANGE_KINDS = [
  'exclude',
  'reset',
  'include',
  'move',
  'create',
  'delete articles',
  'reset articles',
  'merge',
  'rename',
  'lock',
  'unlock',
  'cluster',
  'recluster',
  'match page',
  'unmatch page',
  'lock page',
  'unlock page',
  'exclude pages',
] as const

export const DRIFTS_PER_PAGE = 100
export const MOST_DRIFTS_PER_PAGE = 1000
/** As old as search results are when they are asked for again, and multiples of it. */
export const REFRESH_DAYS = [30, 60, 90, 180] as const

/** What people see a refresh as while it goes on. */
export const REFRESH_NAME = 'Refreshing search results'

export type RefreshDays = (typeof REFRESH_DAYS)[number]
