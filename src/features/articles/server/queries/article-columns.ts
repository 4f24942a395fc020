import { sql, type RawBuilder } from 'kysely'
import { ARTICLE_METRICS, ARTICLE_STATUSES, type ArticleMetric, type ArticleSortColumn } from '../../rules.ts'
import { action, kind, knownVolume, lastUpdated, matchRate, publishedAt } from './article-rows.ts'
import { metricColumn } from './metric-columns.ts'

type ShortName = 'impressions' | 'clicks' | 'ctr' | 'position'

/** How many alerts a cluster has. */
const alertCount = sql`
  coalesce(al.cannibalization::integer + al.url_conflict::integer + al.no_keywords_mentioned::integer, 0)
`

const COLUMNS: Record<Exclude<ArticleSortColumn, ArticleMetric | ShortName>, RawBuilder<unknown>> = {
  title: sql`lower(a.title) collate "C"`,
  main_keyword: sql`k.folded`,
  keyword_count: sql`a.keyword_count`,
  estimated_search_volume: knownVolume,
  serp_overlap: sql`a.serp_overlap`,
  relevance: sql`a.relevance`,
  topic_name: sql`lower(t.name) collate "C"`,
  article_url: sql`p.url collate "C"`,
  status: placeIn(ARTICLE_STATUSES, sql`a.status`),
  priority: placeIn(['low', 'not set', 'high'], sql`a.priority`),
  funnel: placeIn(['top', 'middle', 'bottom'], kind.funnel),
  type: kind.type,
  intent: kind.intent,
  action,
  suggested_action: sql`pa.action`,
  show_in_map: sql`a.show_in_map`,
  alerts: alertCount,
  created_at: sql`a.created_at`,
  last_updated: lastUpdated,
  published_at: publishedAt,
  status_code: sql`p.status_code`,
  potential_clicks: sql`m.potential_clicks`,
  // Rows are compared part by part; in them, null would be more than every number.
  content_gap: sql`row(a.page_id is null, coalesce(m.potential_clicks, -1))`,
  cluster_match_rate: matchRate,
}

/** What a list is filtered or ordered by, in a statement over `fromArticles`. */
export function columnOf(column: ArticleSortColumn): RawBuilder<unknown> {
  if (isShort(column)) return metricColumn(`google_${column}_last`)
  return isMetric(column) ? metricColumn(column) : COLUMNS[column]
}

function isMetric(column: ArticleSortColumn): column is ArticleMetric {
  return ARTICLE_METRICS.some((name) => name === column)
}

function isShort(column: ArticleSortColumn): column is ShortName {
  return ['impressions', 'clicks', 'ctr', 'position'].includes(column)
}

function placeIn(values: readonly string[], column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array_position(${[...values]}::text[], ${column})`
}
