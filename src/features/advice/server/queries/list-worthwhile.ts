import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { worthwhileAction } from '../../contract.ts'
import { rankWorthwhile, REACHABLE_SHARE, RISES_FROM } from '../../rank-worthwhile.ts'
import { ACTIONS } from '../../rules.ts'
import { isOfPlan } from './read-impressions.ts'

/** Actions that are listed. */
const MOST_ACTIONS = 5
/** Clusters that are looked at: more than are listed, because some pages are to stay as they are. */
const MOST_CANDIDATES = 40

const candidateRow = z.object({
  articleId: z.number(),
  title: z.string(),
  url: z.string().nullable(),
  potential: z.number().nullable(),
  clicks: z.number().nullable(),
  impressions: z.number().nullable(),
  position: z.number().nullable(),
  volume: z.number().nullable(),
  action: z.enum(ACTIONS).nullable(),
  reason: z.string().nullable(),
  gain: z.number().nullable(),
})

/**
 * What would bring most clicks to a plan's site. Leaves out dismissed clusters, those that are being written, and pages
 * that a user wants to leave as they are.
 */
export async function listWorthwhile(
  { database }: Reads,
  plan: Plan,
): Promise<z.infer<typeof worthwhileAction>[]> {
  await joinWhole(database)
  const rows = await listRows(database, candidateRow)`
    with found as materialized (
      select a.id, a.title, a.page_id, a.estimated_search_volume, m.potential_clicks, m.clicks_last, m.impressions_last,
        m.position_last, pa.action, pa.reason, pa.gain,
        case when a.page_id is null or pa.action = 'merge' or (m.position_last > ${RISES_FROM.above} and m.position_last <= ${RISES_FROM.to})
          then m.potential_clicks * ${REACHABLE_SHARE}::float8 - coalesce(m.clicks_last, 0) end as rise
      from articles a
      left join article_metrics m
        on m.workspace_id = a.workspace_id and m.contentplan_id = a.contentplan_id and m.article_id = a.id
      left join page_advice pa
        on pa.workspace_id = a.workspace_id and pa.contentplan_id = a.contentplan_id and pa.page_id = a.page_id
      where ${isOfPlan('a', plan)} and a.priority <> 'low' and (a.page_id is not null or a.status = 'no status')
    ), best as (
      select * from found where greatest(rise, gain) >= 0.5
      order by greatest(rise, gain) desc, id limit ${MOST_CANDIDATES}
    )
    select best.id as "articleId", best.title, p.url, best.potential_clicks as potential, best.clicks_last as clicks,
      best.impressions_last as impressions, best.position_last as position, best.estimated_search_volume as volume,
      best.action, best.reason, best.gain
    from best left join lateral (
      select url, action from pages where workspace_id = ${plan.workspaceId} and id = best.page_id offset 0
    ) p on true
    where p.action is distinct from 'leave'
  `
  const candidates = rows.map(({ action, reason, gain, ...row }) => ({
    ...row,
    advice: action === null || reason === null ? null : { action, reason, gain: gain ?? 0 },
  }))
  return rankWorthwhile(candidates, MOST_ACTIONS).map(({ articleId, url, ...one }) => ({
    ...one,
    article_id: articleId,
    article_url: url,
  }))
}
