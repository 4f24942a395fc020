import type {
  ARTICLE_FUNNELS,
  ARTICLE_INTENTS,
  ARTICLE_PRIORITIES,
  ARTICLE_TYPES,
  ArticleDimension,
  ArticleStatus,
  Shortcut,
} from '../rules.ts'

/** What is known of clusters, in the words that people read. */
export const DIMENSION_NAMES: Record<ArticleDimension, string> = {
  show_in_map: 'Mapped',
  action: 'Action',
  status: 'Status',
  priority: 'Priority',
  funnel: 'Funnel',
  type: 'Page type',
  intent: 'Search intent',
  published_at: 'Publish date',
  created_at: 'Created at',
  status_code: 'Status code',
  alerts: 'Alerts',
}

export const STATUS_NAMES: Record<ArticleStatus, string> = {
  'no status': 'No status',
  briefed: 'Briefed',
  researched: 'Researched',
  drafted: 'Drafted',
  edited: 'Edited',
  illustrated: 'Illustrated',
  shared: 'Shared',
  reviewed: 'Reviewed',
  published: 'Published',
}

export const PRIORITY_NAMES: Record<(typeof ARTICLE_PRIORITIES)[number], string> = {
  high: 'High',
  'not set': 'Not set',
  low: 'Dismissed',
}

export const FUNNEL_NAMES: Record<(typeof ARTICLE_FUNNELS)[number], string> = {
  top: 'Top',
  middle: 'Middle',
  bottom: 'Bottom',
}

export const ARTICLE_TYPE_NAMES: Record<(typeof ARTICLE_TYPES)[number], string> = {
  glossary: 'Glossary',
  article: 'Article',
  asset: 'Asset',
  listicle: 'Listicle',
  'buyers-guide': 'Buyer’s guide',
  category: 'Category',
  product: 'Product',
  home: 'Home',
}

export const INTENT_NAMES: Record<(typeof ARTICLE_INTENTS)[number], string> = {
  informational: 'Informational',
  transactional: 'Transactional',
  navigational: 'Navigational',
}

export const SHORTCUT_NAMES: Record<Shortcut, string> = {
  'recently-added': 'Recently added',
  breakout: 'Breakout pages',
  'zero-impressions': 'Zero impressions',
  'not-in-favorites': 'Not in favorites',
}
