// The numbers of the contract that browsers use, too. They are apart because browsers do not load its schemas.

/** Rows on a page of the cluster list (K-15). */
export const ARTICLE_PAGE_SIZES = [50, 200, 500] as const
export const [ARTICLES_PER_PAGE, , MOST_ARTICLES_PER_PAGE] = ARTICLE_PAGE_SIZES

/** The numbers in search that are columns of the cluster list. */
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
/** The types of a cluster: the kind of page that answers it (N-33). */
export const ARTICLE_TYPES = [
  'glossary',
  'article',
  'asset',
  'listicle',
  'buyers-guide',
  'category',
  'product',
  'home',
] as const
export type ArticleType = (typeof ARTICLE_TYPES)[number]
/** What searchers want of a cluster (N-35). */
export const ARTICLE_INTENTS = ['informational', 'transactional', 'navigational'] as const
export type ArticleIntent = (typeof ARTICLE_INTENTS)[number]
/** How near searchers are to a purchase (N-32). */
export const ARTICLE_FUNNELS = ['top', 'middle', 'bottom'] as const
export type ArticleFunnel = (typeof ARTICLE_FUNNELS)[number]

/** Error when another cluster has the title (V-22). */
export const TITLE_TAKEN = 'Article title already exists.'
export const LONGEST_TITLE = 500
/** Error when another hub has the name (V-21). */
export const HUB_TAKEN = 'Topic name already exists.'
export const LONGEST_HUB_NAME = 200
export const LONGEST_HUB_DESCRIPTION = 5_000
/** How many days a change can be undone. */
export const UNDO_DAYS = 30
/** Clusters in one change, at most: ten of the largest pages of the cluster list (K-15). */
export const MOST_ARTICLES = 5_000

/** The share of searchers who click the first result (K-09). */
export const FIRST_CTR = 0.285

/** The share of searchers who see a result at a position, counted from 1 (G-15). */
export function visibilityAt(position: number): number {
  return 1 - Math.sqrt(0.003 * (Math.min(100, Math.max(1, position)) - 1))
}

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
  'move to hub',
  'cluster',
  'recluster',
  'match page',
  'unmatch page',
  'lock page',
  'unlock page',
  'exclude pages',
  'main keyword',
  'favorite page',
  'undo',
] as const

export const DRIFTS_PER_PAGE = 100
export const MOST_DRIFTS_PER_PAGE = 1000
/** Choices of a schedule: the age at which search results are too old, and multiples of it. */
export const REFRESH_DAYS = [30, 60, 90, 180] as const

/** The name of a running refresh on screen. */
export const REFRESH_NAME = 'Refreshing search results'

export type RefreshDays = (typeof REFRESH_DAYS)[number]
