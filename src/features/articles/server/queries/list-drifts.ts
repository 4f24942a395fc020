import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { driftedKeyword } from '../../contract.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'

interface DriftWindow {
  plan: Plan
  offset: number
  limit: number
}

const totalRow = z.object({ total: z.number() })

/** Drifted keywords that are still in the cluster in which they were found, without those of or to locked clusters. */
export async function listDrifts(
  { database }: Reads,
  { plan, offset, limit }: DriftWindow,
): Promise<{ keywords: z.infer<typeof driftedKeyword>[]; total: number }> {
  await joinWhole(database)
  const from = sql`
    from keyword_drifts d
    join keywords k on k.workspace_id = d.workspace_id and k.id = d.keyword_id and k.article_id = d.article_id
    join articles a on a.workspace_id = d.workspace_id and a.id = d.article_id and not a.is_locked
    left join articles best on best.workspace_id = d.workspace_id and best.id = d.best_article_id and not best.is_locked
    where d.workspace_id = ${plan.workspaceId} and d.contentplan_id = ${plan.id}
      and (d.verdict = 'alone' or best.id is not null)
  `
  const keywords = await listRows(database, driftedKeyword)`
    select k.id, k.keyword, k.estimated_search_volume, k.volume_is_rough, a.id as article_id, a.title,
      d.overlap, d.verdict,
      case when d.verdict = 'moves' then best.id end as best_article_id,
      case when d.verdict = 'moves' then best.title end as best_title, d.best_overlap
    ${from} order by k.estimated_search_volume desc nulls last, k.id limit ${limit} offset ${offset}
  `
  const { total } = await oneRow(database, totalRow)`select count(*)::integer as total ${from}`
  return { keywords, total }
}
