import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { FIRST_CTR } from '../../rules.ts'

/**
 * Adds up the numbers in search of clusters, after their keywords or page changed, or after all keywords were measured
 * again. Positions are averaged by impressions (K-23). Potential clicks as in G-15: impressions / (1 - sqrt(0.003
 * (position - 1))) x 0.285, and without impressions the search volume x 0.285; null where both are unknown.
 */
export async function remeasureArticles(
  { database }: { database: Transaction },
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] | 'all' },
): Promise<void> {
  const which = articleIds === 'all' ? sql`` : sql`and a.id = any (${[...articleIds]}::integer[])`
  const isTarget = sql`kp.page_id = a.page_id`
  await sql`
    with measured as (
      select a.id, coalesce(max(a.estimated_search_volume), 0) as volume, count(distinct k.id) as keywords,
        count(distinct k.id) filter (where k.estimated_search_volume is not null) as known_volumes,
        bool_or(m.impressions_last is not null) as last_known, bool_or(m.impressions_prev is not null) as prev_known,
        ${addUp('last', sql`true`, '')}, ${addUp('prev', sql`true`, '')},
        ${addUp('last', isTarget, 'target_')}, ${addUp('prev', isTarget, 'target_')}
      from articles a
      left join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id and k.article_id = a.id
      left join keyword_metrics m on m.keyword_id = k.id
      left join keyword_pages kp on kp.keyword_id = k.id
      where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} ${which}
      group by a.id
    )
    insert into article_metrics (article_id, workspace_id, contentplan_id,
      impressions_last, clicks_last, position_last, impressions_prev, clicks_prev, position_prev,
      target_impressions_last, target_clicks_last, target_position_last,
      target_impressions_prev, target_clicks_prev, target_position_prev, potential_clicks, known_volume_count)
    select id, ${plan.workspaceId}, ${plan.id}, ${whereKnown('last', '')}, ${whereKnown('prev', '')},
      ${whereKnown('last', 'target_')}, ${whereKnown('prev', 'target_')},
      case when impressions_known or keywords = 0 or known_volumes > 0 then
        least(2147483647, round(${FIRST_CTR}::float8 * case when impressions_known
          then impressions_last / (1 - sqrt(0.003 * (least(100, greatest(1, positions_last / impressions_last)) - 1)))
          else volume end))::integer
      end, known_volumes
    from (select *, last_known and impressions_last > 0 as impressions_known from measured) as measured
    on conflict (article_id) do update set (impressions_last, clicks_last, position_last, impressions_prev, clicks_prev,
      position_prev, target_impressions_last, target_clicks_last, target_position_last, target_impressions_prev,
      target_clicks_prev, target_position_prev, potential_clicks, known_volume_count)
      = (excluded.impressions_last, excluded.clicks_last, excluded.position_last, excluded.impressions_prev,
      excluded.clicks_prev, excluded.position_prev, excluded.target_impressions_last, excluded.target_clicks_last,
      excluded.target_position_last, excluded.target_impressions_prev, excluded.target_clicks_prev,
      excluded.target_position_prev, excluded.potential_clicks,
      excluded.known_volume_count)
  `.execute(database)
}

type Window = 'last' | 'prev'
type Part = '' | 'target_'

function addUp(window: Window, wanted: RawBuilder<unknown>, part: Part): RawBuilder<unknown> {
  const [impressions, clicks, position] = ['impressions', 'clicks', 'position'].map((name) =>
    sql.ref(`kp.${name}_${window}`),
  )
  return sql`
    coalesce(sum(${impressions}) filter (where ${wanted}), 0) as ${sql.ref(`${part}impressions_${window}`)},
    coalesce(sum(${clicks}) filter (where ${wanted}), 0) as ${sql.ref(`${part}clicks_${window}`)},
    coalesce(sum(${impressions} * ${position}) filter (where ${wanted}), 0) as ${sql.ref(`${part}positions_${window}`)}`
}

function whereKnown(window: Window, part: Part): RawBuilder<unknown> {
  const isKnown = sql.ref(`${window}_known`)
  const [impressions, clicks, positions] = ['impressions', 'clicks', 'positions'].map((name) =>
    sql.ref(`${part}${name}_${window}`),
  )
  return sql`
    case when ${isKnown} then ${impressions} end, case when ${isKnown} then ${clicks} end,
    case when ${isKnown} then ${positions} / nullif(${impressions}, 0) end`
}
