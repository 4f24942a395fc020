import { sql } from 'kysely'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { hub } from '../../contract.ts'
import { BUILDING } from '../jobs/build-payload.ts'
import { meanRank } from './mean-rank.ts'

function moment(column: string) {
  return sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

/** The hubs of a plan with the sums of their clusters, by name. */
export async function listHubs(
  { database }: Reads,
  { plan }: { plan: Plan },
): Promise<z.infer<typeof hub>[]> {
  return listRows(database, hub)`
    with sums as (
      select a.topic_id, count(*)::integer as article_count, count(a.page_id)::integer as existing,
        count(*) filter (where not a.show_in_map and a.priority <> 'low')::integer as idea_count,
        count(*) filter (where a.show_in_map)::integer as favorite_count,
        coalesce(sum(a.estimated_search_volume), 0)::float8 as estimated_search_volume,
        (${meanRank('last')})::float8 as google_position_last, (${meanRank('prev')})::float8 as google_position_prev,
        sum(m.clicks_last)::float8 as google_clicks_last, sum(m.potential_clicks)::float8 as potential_clicks
      from articles a left join article_metrics m on m.article_id = a.id
      where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.topic_id is not null
      group by a.topic_id
    ), builds as (
      select distinct on (r.about ->> 'topicId') (r.about ->> 'topicId')::integer as topic_id, r.created_at, r.ended_at
      from runs r
      where r.workspace_id = ${plan.workspaceId} and r.contentplan_id = ${plan.id} and r.name = ${BUILDING}
      order by r.about ->> 'topicId', r.id desc
    )
    select t.id, t.id as topic_id, t.contentplan_id, t.name, t.description, t.tags,
      coalesce(s.article_count, 0) as article_count, coalesce(s.existing, 0) as existing,
      coalesce(s.idea_count, 0) as idea_count, coalesce(s.favorite_count, 0) as favorite_count,
      coalesce(s.estimated_search_volume, 0) as estimated_search_volume,
      s.google_position_last, s.google_position_prev, s.google_clicks_last, s.potential_clicks,
      ${moment('b.created_at')} as update_started, ${moment('b.ended_at')} as update_ended
    from topics t left join sums s on s.topic_id = t.id left join builds b on b.topic_id = t.id
    where t.workspace_id = ${plan.workspaceId} and t.contentplan_id = ${plan.id}
    order by lower(t.name) collate "C", t.id
  `
}
