import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { worthwhileAction } from '../../contract.ts'
import { rankWorthwhile } from '../../rank-worthwhile.ts'
import { ACTIONS } from '../../rules.ts'
import { isOfPlan } from './read-impressions.ts'

/** Actions that are listed. */
const MOST_ACTIONS = 5
/** Clusters that are looked at: those with most potential clicks, and those whose pages lack most clicks. */
const MOST_CANDIDATES = { potential: 500, gain: 50 }

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
  const rows = await listRows(database, candidateRow)`
    with candidates as materialized (
      (select article_id from article_metrics m where ${isOfPlan('m', plan)} and potential_clicks > 0
        order by potential_clicks desc limit ${MOST_CANDIDATES.potential})
      union
      (select a.id from (
          select page_id from page_advice pa where ${isOfPlan('pa', plan)} and gain > 0
          order by gain desc limit ${MOST_CANDIDATES.gain}
        ) advised
        cross join lateral (
          select id from articles where workspace_id = ${plan.workspaceId} and page_id = advised.page_id offset 0
        ) a)
    )
    select a.id as "articleId", a.title, p.url, m.potential_clicks as potential, m.clicks_last as clicks,
      m.impressions_last as impressions, m.position_last as position, a.estimated_search_volume as volume,
      pa.action, pa.reason, pa.gain
    from articles a
    left join lateral (select * from article_metrics where article_id = a.id offset 0) m on true
    left join lateral (select * from page_advice where page_id = a.page_id offset 0) pa on true
    left join lateral (select url, action from pages where id = a.page_id offset 0) p on true
    where ${isOfPlan('a', plan)} and a.id = any (array(select article_id from candidates)) and a.priority <> 'low'
      and (a.page_id is not null or a.status = 'no status') and p.action is distinct from 'leave'
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
