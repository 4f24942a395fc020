import { sql } from 'kysely'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { home } from '../../contract.ts'
import { MOVING_PAGES } from '../../rules.ts'
import { FINAL_STATUSES } from '#features/articles/rules.ts'
import { oneRow } from '#platform/server/database/rows.ts'

type Moves = Pick<z.input<typeof home>, 'trending' | 'declining' | 'incremental' | 'productivity'>

const movesRow = home
  .pick({ trending: true, declining: true })
  .extend(home.shape.incremental.shape)
  .extend(home.shape.productivity.shape)

/**
 * Pages of clusters that gained or lost impressions, and numbers of the clusters that were written with the product.
 */
export async function readMoves({ database }: Reads, { plan }: { plan: Plan }): Promise<Moves> {
  await joinWhole(database)
  const { trending, declining, clicks, ...productivity } = await oneRow(database, movesRow)`
    with clusters as materialized (
      select a.id, a.page_id, a.title, a.status, a.status = any (${[...FINAL_STATUSES]}::text[]) as is_written,
        m.impressions_last, m.impressions_prev, m.clicks_last, m.impressions_last - m.impressions_prev as change
      from articles a
      left join page_metrics m on m.workspace_id = a.workspace_id and m.contentplan_id = a.contentplan_id and m.page_id = a.page_id
      where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
    ), measured as (
      select exists (
        select from page_metrics
        where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and impressions_last is not null
      ) as is_known
    )
    select ${listMoving(plan, 'desc')} as trending, ${listMoving(plan, 'asc')} as declining, written.*
    from (
      select count(*) filter (where is_written) as produced,
        count(*) filter (where status = 'published') as published,
        case when (select is_known from measured) then count(*) filter (where is_written and impressions_last > 0) end as indexed,
        case when (select is_known from measured) then coalesce(sum(clicks_last) filter (where is_written), 0) end as clicks
      from clusters
    ) written
  `
  return { trending, declining, incremental: { clicks }, productivity }
}

/** The five pages (K-03) that gained (desc) or lost (asc) most impressions, among those whose change is known. */
function listMoving({ workspaceId, id }: Plan, direction: 'asc' | 'desc') {
  const order = direction === 'desc' ? sql`desc` : sql`asc`
  return sql`
    (select coalesce(json_agg(json_build_object('article_id', moving.id, 'title', moving.title, 'article_url', p.url,
        'page_impressions_last', moving.impressions_last, 'page_impressions_prev', moving.impressions_prev,
        'page_impressions_change', moving.change) order by moving.change ${order}, moving.id), '[]')
      from (select * from clusters where change is not null order by change ${order}, id limit ${MOVING_PAGES}) moving
      join pages p on p.workspace_id = ${workspaceId} and p.contentplan_id = ${id} and p.id = moving.page_id)`
}
