import { article, listedKeyword } from '#features/articles/contract.ts'
import { ARTICLE_METRICS } from '#features/articles/rules.ts'
import type { Article, ListedKeyword } from '#features/articles/web/index.ts'

const UNKNOWN = Object.fromEntries(
  [
    ...ARTICLE_METRICS,
    'topic_id',
    'topic_name',
    'main_keyword_id',
    'main_keyword',
    'status_updated_at',
    'shared_at',
    'type',
    'intent',
    'funnel',
    'type_by',
    'intent_by',
    'funnel_by',
    'type_reason',
    'intent_reason',
    'funnel_reason',
    'page_id',
    'article_url',
    'estimated_search_volume',
    'serp_overlap',
    'relevance',
    'relevance_related',
    'relevance_presence',
    'published_at',
    'topic_slug',
    'prompt',
    'idea_source',
    'potential_clicks',
    'cluster_match_rate',
    'action',
    'suggested_action',
    'suggested_action_reason',
    'merge_with',
    'status_code',
  ].map((name) => [name, null]),
)
const DAY = '2026-01-01T00:00:00.000Z'

/** A cluster of a list of which nothing more is known, but for the given fields. */
export function makeArticle(id: number, part: Partial<Article> = {}): Article {
  return article.parse({
    ...UNKNOWN,
    id,
    article_id: id,
    contentplan_id: 1,
    title: `Cluster ${id}`,
    slug: `cluster-${id}`,
    status: 'no status',
    priority: 'not set',
    show_in_map: false,
    article_id_locked: false,
    is_locked: false,
    sharing: false,
    keyword_count: 1,
    empty: false,
    known_volume_count: 0,
    volume_is_rough: false,
    created_at: DAY,
    last_updated: DAY,
    alert_cannibalization: false,
    alert_url_conflict: false,
    alert_no_keywords_mentioned: false,
    ...part,
  })
}

/** A keyword of a cluster of which nothing more is known, but for the given fields. */
export function makeListedKeyword(id: number, part: Partial<ListedKeyword> = {}): ListedKeyword {
  return listedKeyword.parse({
    id,
    keyword_id: id,
    keyword: `keyword ${id}`,
    estimated_search_volume: null,
    volume_is_rough: false,
    article_id: 1,
    pseudo_cluster: null,
    is_main: false,
    excluded: false,
    in_queue: false,
    google_impressions_last: null,
    google_clicks_last: null,
    google_position_last: null,
    google_impressions_prev: null,
    google_clicks_prev: null,
    google_position_prev: null,
    ...part,
  })
}
