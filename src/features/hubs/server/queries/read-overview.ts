import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { ACTIONS } from '#features/advice/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { hubOverview } from '../../contract.ts'
import { authorityOf, coverageOf } from '../../rules.ts'
import { meanRank, type SearchWindow } from './mean-rank.ts'

type Overview = z.infer<typeof hubOverview>

const overviewRow = hubOverview.omit({ authority: true, coverage: true }).extend({
  /** How many keywords have numbers in search, 0 included. */
  measured_keyword_count: hubOverview.shape.keyword_count,
})

/** How a hub stands in search (D-15); throws NotFound for a hub of another plan. */
export async function readOverview(
  { database }: Reads,
  { plan, topicId }: { plan: Plan; topicId: number },
): Promise<Overview> {
  const found = await findRow(database, overviewRow)`
    with of_clusters as (
      select count(*)::integer as article_count, count(a.page_id)::integer as existing,
        sum(m.potential_clicks)::float8 as potential_clicks, ${measureColumns},
        jsonb_build_object(${bucketCounts}) as rank_buckets, jsonb_build_object(${actionCounts}) as actions
      from articles a
      left join article_metrics m on m.article_id = a.id
      left join pages p on p.workspace_id = a.workspace_id and p.id = a.page_id
      left join page_advice pa on pa.page_id = a.page_id
      where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.topic_id = ${topicId}
    ), of_keywords as (
      select count(*)::integer as keyword_count,
        coalesce(sum(k.estimated_search_volume), 0)::float8 as estimated_search_volume,
        count(km.impressions_last)::integer as measured_keyword_count,
        count(*) filter (where km.impressions_last > 0)::integer as seen_keyword_count,
        coalesce(sum(k.estimated_search_volume) filter (where km.impressions_last > 0), 0)::float8 as seen_search_volume
      from articles a
      join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id and k.article_id = a.id
      left join keyword_metrics km on km.keyword_id = k.id
      where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.topic_id = ${topicId}
    )
    select t.id as topic_id, t.name, of_clusters.*, of_keywords.*
    from topics t cross join of_clusters cross join of_keywords
    where t.workspace_id = ${plan.workspaceId} and t.contentplan_id = ${plan.id} and t.id = ${topicId}
  `
  if (found === null) throw new NotFound('There is nothing under this id.')
  const { measured_keyword_count: measured, ...overview } = found
  return {
    ...overview,
    authority: authorityOf(overview),
    // Without search data it is not known what the site is seen for.
    coverage: measured === 0 ? null : coverageOf(overview),
  }
}

const MEASURES = {
  impressions: (window) => sql`sum(${column('impressions', window)})`,
  clicks: (window) => sql`sum(${column('clicks', window)})`,
  ctr: (window) => sql`sum(${column('clicks', window)}) / nullif(sum(${column('impressions', window)}), 0)`,
  position: meanRank,
} satisfies Record<string, (window: SearchWindow) => RawBuilder<unknown>>

function column(measure: string, window: SearchWindow): RawBuilder<unknown> {
  return sql.ref(`m.${measure}_${window}`)
}

const measureColumns = sql.join(
  Object.entries(MEASURES).flatMap(([name, of]) => [
    sql`${of('last')} as ${sql.ref(`google_${name}_last`)}`,
    sql`${of('prev')} as ${sql.ref(`google_${name}_prev`)}`,
    sql`${of('last')} - ${of('prev')} as ${sql.ref(`google_${name}_change`)}`,
  ]),
)

/** The ranks of each bucket (G-36). Beyond rank 100 a cluster counts as one without a rank. */
const BUCKETS = {
  top_3: sql`m.position_last <= 3`,
  to_10: sql`m.position_last > 3 and m.position_last <= 10`,
  to_30: sql`m.position_last > 10 and m.position_last <= 30`,
  to_100: sql`m.position_last > 30 and m.position_last <= 100`,
  none: sql`m.position_last is null or m.position_last > 100`,
} satisfies Record<keyof Overview['rank_buckets'], RawBuilder<unknown>>

const bucketCounts = countEach(Object.entries(BUCKETS))

const actionCounts = countEach(
  ACTIONS.map((name) => [name, sql`a.page_id is not null and coalesce(p.action, pa.action) = ${name}`]),
)

function countEach(conditions: readonly (readonly [string, RawBuilder<unknown>])[]): RawBuilder<unknown> {
  return sql.join(
    conditions.map(([name, condition]) => sql`${name}::text, count(*) filter (where ${condition})`),
  )
}
