import { ACTIONS, ALERTS } from '#features/advice/rules.ts'
import { ARTICLE_SORT_COLUMNS, FILTER_METRICS, SHORTCUTS } from '#features/articles/rules.ts'
import type { PlannedPlan } from './seed-clusters.ts'

export interface Question {
  name: string
  /** Behind the address of the plan. */
  path: string
  /** What plain SQL without the server answers for it. */
  plain: string
}

const RECENT_DAYS = 7
const DAY_MS = 24 * 3_600_000

/** Everything that the Clusters screen asks for, each on its own. */
export function listQuestions({ contentplanId, hubId, changeId, articleIds }: PlannedPlan): Question[] {
  const joined = `from articles a left join article_metrics m on m.article_id = a.id left join pages p on p.id = a.page_id
    left join page_metrics pm on pm.page_id = a.page_id where a.contentplan_id = ${contentplanId}`
  const rows = (order: string, limit = 50) =>
    `select a.*, m.*, p.url, pm.* ${joined} order by ${order} desc nulls last limit ${limit}`
  const list = (name: string, query: string, plain = rows('a.relevance')): Question => ({
    name,
    path: `article/advanced?${query}`,
    plain,
  })
  const filter = (query: string) => list(`filter: ${query.slice(0, 60)}`, `${query}&orderByColumn=relevance`)
  const since = new Date(Date.now() - RECENT_DAYS * DAY_MS).toISOString().slice(0, 10)
  return [
    list('first page, by relevance', 'orderByColumn=relevance&filter_priority=high,not set'),
    list('500 rows', 'orderByColumn=relevance&limit=500', rows('a.relevance', 500)),
    list('last page', 'orderByColumn=relevance&offset=9950'),
    list('9 cards with their keywords', 'orderByColumn=relevance&limit=9&getKeywords=1'),
    list(
      '500 rows with their keywords',
      'orderByColumn=relevance&limit=500&getKeywords=1',
      rows('a.relevance', 500),
    ),
    list('without counts', 'orderByColumn=relevance&straightReturn=1'),
    ...ARTICLE_SORT_COLUMNS.flatMap((column) =>
      ['asc', 'desc'].map((direction) =>
        list(
          `order by ${column} ${direction}`,
          `orderByColumn=${column}&orderByDirection=${direction}`,
          rows('m.impressions_last'),
        ),
      ),
    ),
    ...FILTER_METRICS.map((name) => filter(`filter_min_${name}=1&filter_max_${name}=1000`)),
    ...ACTIONS.map((action) => filter(`filter_existing=1&filter_action=${action}`)),
    ...ALERTS.map((alert) => filter(`filter_alert=${alert}`)),
    ...SHORTCUTS.map((name) => filter(`filter_shortcut=${name}`)),
    ...[
      'filter_existing=1',
      'filter_new=1',
      `filter_topicId=${hubId}`,
      'filter_topicId=none',
      'filter_show_in_map=1',
      'filter_status=edited,published',
      'filter_priority=low',
      'filter_funnel=top',
      'filter_type=listicle,none',
      'filter_intent=informational',
      'filter_status_code=404',
      `filter_min_created_at=${since}`,
      `filter_min_published_at=${since}`,
      'filter_locked=0',
      `filter_change=${changeId}`,
      `filter_only=${articleIds.join(',')}`,
      'filter_title=number .*[05]$',
      'filter_title_words=number 77',
      'filter_keyword=^best .*(boots|socks)',
      'filter_keyword_words=trail shoes',
      'filter_article_url=item-.*[05]$',
      'filter_article_url_words=blog 77',
      'filter_status=edited&filter_min_potential_clicks=500&filter_type=listicle&filter_keyword_words=shoes',
    ].map(filter),
    { name: 'plain list of favorites', path: 'article?filterIsMapped=1', plain: `${rows('a.id', 5000)}` },
    { name: 'map of favorites', path: 'map', plain: `${rows('a.id', 5000)}` },
    {
      name: 'hubs',
      path: 'topic',
      plain: `select topic_id, count(*) from articles where contentplan_id = ${contentplanId} group by 1`,
    },
  ]
}
