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

/** Every number by which clusters can be filtered: `filter_min_…` and `filter_max_…`. */
export const FILTER_METRICS = [
  'estimated_search_volume',
  'potential_clicks',
  'relevance',
  'keyword_count',
  'serp_overlap',
  'cluster_match_rate',
  ...ARTICLE_METRICS,
] as const
export type FilterMetric = (typeof FILTER_METRICS)[number]

/** Hubs of the content map, and favorites of each of its cells, that its preview lists at most (D-27). */
export const MAP_PREVIEW = { hubs: 5, articlesOfCell: 10 } as const
/** Words that a final draft should have at least (K-31). */
export const ENOUGH_WORDS = 1000

/** The statuses of an article (N-30), in the order in which it is written (M-07). */
export const ARTICLE_STATUSES = [
  'no status',
  'briefed',
  'researched',
  'drafted',
  'edited',
  'illustrated',
  'shared',
  'reviewed',
  'published',
] as const
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number]

/** The statuses of an article that counts as written, though it is not published (M-08). */
const WRITTEN_STATUSES = ['edited', 'illustrated', 'shared', 'reviewed'] as const satisfies ArticleStatus[]
/** The statuses of an article that has a final draft. */
export const FINAL_STATUSES = [...WRITTEN_STATUSES, 'published'] as const satisfies ArticleStatus[]

/** The statuses that say that a person stands behind the text. */
export const APPROVED_STATUSES = ['reviewed', 'shared', 'published'] as const satisfies ArticleStatus[]

/** F-078, M-08: what is said in place of Write; null for a cluster that is to be written. */
export function describeWritten(article: {
  status: ArticleStatus
  article_url: string | null
}): 'Already published' | 'Already written' | null {
  if (article.status === 'published' || article.article_url !== null) return 'Already published'
  return WRITTEN_STATUSES.some((one) => one === article.status) ? 'Already written' : null
}

/** The priorities of an article (N-31). `low`: dismissed (M-28). */
export const ARTICLE_PRIORITIES = ['high', 'not set', 'low'] as const

/** How near searchers are to a purchase (N-32). */
export const ARTICLE_FUNNELS = ['top', 'middle', 'bottom'] as const
export type ArticleFunnel = (typeof ARTICLE_FUNNELS)[number]
/** The lists of the article editor, by what has become of the articles (G-11). */
export const CONTENT_FILTERS = ['unpublished', 'reviewed', 'shared', 'published', 'rejected', 'all'] as const
export type ContentFilter = (typeof CONTENT_FILTERS)[number]
/** What these lists can be ordered by, within each hub. */
export const CONTENT_SORT_COLUMNS = ['title', 'status', 'last_updated', 'status_updated_at'] as const
export type ContentSortColumn = (typeof CONTENT_SORT_COLUMNS)[number]
/** Rows on a page of these lists (F-190), and at most. */
export const CONTENT_PER_PAGE = 100
export const MOST_CONTENT_PER_PAGE = 1_000

/** The funnel of a new favorite that has none (K-32). */
export const FIRST_FUNNEL = 'top' satisfies ArticleFunnel
/** The rows of the map of favorites (F-150). */
export const MAP_ROWS = [...ARTICLE_FUNNELS, 'products'] as const
export type MapRow = (typeof MAP_ROWS)[number]

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

/** The status codes of pages by which clusters are filtered (N-38). */
export const STATUS_CODES = [200, 301, 302, 308, 403, 404, 503] as const

/** In a filter: clusters for which it is not known, or not set. */
export const NONE = 'none'

/** Lists of the Clusters screen that a click opens (F-071), with what G-25 and K-27 say they contain. */
export const SHORTCUTS = ['recently-added', 'breakout', 'zero-impressions', 'not-in-favorites'] as const
export type Shortcut = (typeof SHORTCUTS)[number]
/** Of what kind of pages each of them is. */
export const SHORTCUT_PAGES = {
  'recently-added': 'new',
  breakout: 'existing',
  'zero-impressions': 'existing',
  'not-in-favorites': 'new',
} as const satisfies Record<Shortcut, 'new' | 'existing'>
export const RECENT_DAYS = 7

/**
 * Where a new cluster comes from that a run has brought into a hub: the plan's own clusters and keywords, related
 * searches, a language model, or our rules.
 */
export const IDEA_SOURCES = ['plan', 'related', 'model', 'rules'] as const
export type IdeaSource = (typeof IDEA_SOURCES)[number]

/** Where keywords are that are in no cluster (N-40). */
export const PSEUDO_CLUSTERS = ['not-in-plan', 'excluded', 'in-queue'] as const

/** The attributes of a cluster that are filters and columns of the cluster list (F-086). */
export const ARTICLE_DIMENSIONS = [
  'show_in_map',
  'action',
  'status',
  'priority',
  'funnel',
  'type',
  'intent',
  'published_at',
  'created_at',
  'status_code',
  'alerts',
] as const satisfies ArticleSortColumn[]
export type ArticleDimension = (typeof ARTICLE_DIMENSIONS)[number]

/** What a list of clusters can be ordered by. */
export const ARTICLE_SORT_COLUMNS = [
  'title',
  'main_keyword',
  'keyword_count',
  'estimated_search_volume',
  'serp_overlap',
  'relevance',
  'topic_name',
  'article_url',
  'status',
  'priority',
  'funnel',
  'type',
  'intent',
  'action',
  'suggested_action',
  'show_in_map',
  'alerts',
  'created_at',
  'last_updated',
  'published_at',
  'status_code',
  'potential_clicks',
  // Clusters without a page before all others, each by potential clicks.
  'content_gap',
  'cluster_match_rate',
  ...ARTICLE_METRICS,
  // Short for google_…_last.
  'impressions',
  'clicks',
  'ctr',
  'position',
] as const
export type ArticleSortColumn = (typeof ARTICLE_SORT_COLUMNS)[number]

/** Keywords that a list of clusters names, at most; the most searched ones. */
export const MOST_LISTED_KEYWORDS = 5_000
export const LONGEST_PROMPT = 10_000
/** The four texts of a cluster by their fields (N-06): brief, research, draft and final draft. */
export const TEXT_SECTIONS = ['description', 'research', 'draft', 'final'] as const
export type TextSection = (typeof TEXT_SECTIONS)[number]
/** The agents that write the four texts. */
export const AGENTS = ['brief', 'research', 'draft', 'editor'] as const
export type Agent = (typeof AGENTS)[number]
/** Characters of a text. */
export const LONGEST_TEXT = 2_000_000
export const REVISIONS_AT_ONCE = 50
export const MOST_REVISIONS = 200
/** The code of a refusal to save, or to mark: the text was changed since the version that the caller knows. */
export const TEXT_CHANGED = 'text_changed'
const WORDS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a text; in Chinese and Japanese its signs, because nothing stands between words there. */
export function countWords(text: string): number {
  return text.match(WORDS)?.length ?? 0
}

/** Error when another cluster has the title (V-22). */
export const TITLE_TAKEN = 'Article title already exists.'
export const LONGEST_TITLE = 500
/** Error when another hub has the name (V-21). */
export const HUB_TAKEN = 'Topic name already exists.'
export const LONGEST_HUB_NAME = 200
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
  'place in map',
  'cluster',
  'recluster',
  'match page',
  'unmatch page',
  'lock page',
  'unlock page',
  'exclude pages',
  'main keyword',
  'favorite page',
  'favorite',
  'unfavorite',
  'priority',
  'status',
  'type',
  'intent',
  'funnel',
  'rename hub',
  'edit hub',
  'create hubs',
  'delete hub',
  'exclude hub',
  'undo',
] as const

export const DRIFTS_PER_PAGE = 100
export const MOST_DRIFTS_PER_PAGE = 1000
/** Choices of a schedule: the age at which search results are too old, and multiples of it. */
export const REFRESH_DAYS = [30, 60, 90, 180] as const
export type RefreshDays = (typeof REFRESH_DAYS)[number]
/** The name of a running refresh on screen. */
export const REFRESH_NAME = 'Refreshing search results'
