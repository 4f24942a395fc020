import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { splitWords } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { hasWords, matches } from '#platform/server/database/search-by-pattern.ts'
import { listedKeyword } from '../../contract.ts'
import { MOST_LISTED_KEYWORDS } from '../../rules.ts'
import type { ArticleFilter } from './article-conditions.ts'

interface Wanted {
  plan: Plan
  articleIds: readonly number[]
  filter: Pick<ArticleFilter, 'filter_keyword' | 'filter_keyword_words'>
}

/**
 * The keywords of clusters, the most searched first. With a filter of keywords, only those that match, and those of the
 * plan that match and are in no cluster (N-40).
 */
export async function listClusterKeywords(
  { database }: Reads,
  { plan, articleIds, filter }: Wanted,
): Promise<z.infer<typeof listedKeyword>[]> {
  const conditions = conditionsOn(filter)
  const isOfClusters = sql`k.article_id = any (${[...articleIds]}::integer[])`
  const isWanted =
    conditions.length === 0
      ? isOfClusters
      : sql`(${isOfClusters} or k.article_id is null) and ${sql.join(conditions, sql` and `)}`
  return listRows(database, listedKeyword)`
    select k.id, k.id as keyword_id, k.keyword, k.estimated_search_volume, k.volume_is_rough, k.article_id,
      case when k.article_id is not null then null when k.excluded then 'excluded' when k.in_queue then 'in-queue'
        else 'not-in-plan' end as pseudo_cluster,
      coalesce(a.main_keyword_id = k.id, false) as is_main, k.excluded, k.in_queue,
      m.impressions_last as google_impressions_last, m.clicks_last as google_clicks_last,
      m.position_last as google_position_last, m.impressions_prev as google_impressions_prev,
      m.clicks_prev as google_clicks_prev, m.position_prev as google_position_prev
    from keywords k
    left join articles a on a.workspace_id = k.workspace_id and a.contentplan_id = k.contentplan_id
      and a.id = k.article_id
    left join keyword_metrics m on m.keyword_id = k.id
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and ${isWanted}
    order by k.estimated_search_volume desc nulls last, k.id
    limit ${MOST_LISTED_KEYWORDS}
  `
}

function conditionsOn({
  filter_keyword: pattern = '.*',
  filter_keyword_words: text = '',
}: Wanted['filter']): RawBuilder<unknown>[] {
  const words = splitWords(text)
  return [
    ...(pattern === '' || pattern === '.*'
      ? []
      : [matches(sql`k.keyword`, { field: 'filter_keyword', pattern })]),
    ...(words.length === 0 ? [] : [hasWords(sql`k.folded`, words)]),
  ]
}
