import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { ARTICLE_FUNNELS, ARTICLE_INTENTS, ARTICLE_TYPES } from '../../rules.ts'

const unsureRow = z.object({
  id: z.number(),
  type: z.enum(ARTICLE_TYPES).nullable(),
  intent: z.enum(ARTICLE_INTENTS).nullable(),
  funnel: z.enum(ARTICLE_FUNNELS).nullable(),
})

export type Unsure = z.infer<typeof unsureRow>

/** The clusters of which a kind is neither found nor chosen and no model was asked, the most searched first. */
export async function listUnsure(
  database: Transaction,
  { plan, limit }: { plan: Plan; limit: number },
): Promise<Unsure[]> {
  return listRows(database, unsureRow)`
    select a.id, coalesce(a.type, k.type) as type, coalesce(a.intent, k.intent) as intent,
      coalesce(a.funnel, k.funnel) as funnel
    from article_kinds k
    join articles a on a.workspace_id = k.workspace_id and a.contentplan_id = k.contentplan_id and a.id = k.article_id
    join keywords m on m.workspace_id = a.workspace_id and m.contentplan_id = a.contentplan_id and m.id = a.main_keyword_id
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      and (coalesce(a.type, k.type) is null or coalesce(a.intent, k.intent) is null
        or coalesce(a.funnel, k.funnel) is null) and k.asked_of is distinct from m.folded
    order by a.estimated_search_volume desc, a.id limit ${limit}
  `
}
