/** The name of a running crawl on screen. */
export const SITE_CRAWL = 'Crawling site'

/** The types of a page (N-34). */
export const PAGE_TYPES = [
  'article',
  'home',
  'product',
  'category',
  'listicle',
  'asset',
  'case study',
  'glossary',
  'forum',
  'other',
] as const
export type PageType = (typeof PAGE_TYPES)[number]

/** The types that count as content of a blog (G-16). */
export const BLOG_TYPES: readonly PageType[] = ['article', 'asset', 'listicle', 'glossary', 'case study']

/** The stock of a product, as its page says (F-167). */
export const STOCK_STATUSES = ['in stock', 'pre order', 'back order', 'out of stock'] as const
export type StockStatus = (typeof STOCK_STATUSES)[number]

/** Rows on a page of the list of pages (K-16). */
export const PAGE_SIZES = [100, 500, 1000] as const
export const [PAGES_AT_ONCE, , MOST_PAGES_AT_ONCE] = PAGE_SIZES

export const PAGE_SORT_COLUMNS = [
  'url',
  'title',
  'article_title',
  'type',
  'status_code',
  'google_impressions_last',
  'google_clicks_last',
  'google_position_last',
  'google_impressions_prev',
  'google_clicks_prev',
  'google_position_prev',
  'inLinksCount',
  'inLinksFromBlog',
  'published_at',
  'parent_category',
  'category_name',
  'stock_status',
  'created_at',
] as const

/** Rows on a page of links, or of a page's keywords (K-16). */
const LINK_SIZES = [50, 100, 500, 1000] as const
export const [LINKS_AT_ONCE, LINKS_OF_ARTICLE, , MOST_LINKS_AT_ONCE] = LINK_SIZES
export const LINK_SORT_COLUMNS = ['from_url', 'to_url', 'anchor_text'] as const
/** What may be wrong with the page that a link leads to. */
export const LINK_TARGETS = ['broken', 'redirect'] as const
/** Pages that no content links to, and pages that link to none. */
export const PAGES_WITHOUT_LINKS = ['orphan', 'dead-end'] as const
export const LINK_PAGE_SORT_COLUMNS = ['url', 'incoming', 'outgoing'] as const

/** Pages of the link graph at once, the most linked ones, and pairs of linked pages in one answer at most. */
export const [GRAPH_PAGES, MOST_GRAPH_PAGES, MOST_GRAPH_LINKS] = [1_000, 5_000, 10_000]

export const PAGE_KEYWORD_SORT_COLUMNS = [
  'keyword',
  'estimated_search_volume',
  'google_impressions_last',
  'google_clicks_last',
  'google_position_last',
] as const

/** Error when a favorite would have no cluster (V-45). */
export const FAVORITE_NEEDS_KEYWORD = 'Please select or enter a keyword to favorite this page.'
/** Error when all chosen pages are excluded (V-47). */
export const NO_TYPE_OF_EXCLUDED = 'Select at least one non-excluded page to update the type.'
