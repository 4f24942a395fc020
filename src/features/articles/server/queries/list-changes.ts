import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { planChange } from '../../contract.ts'
import { MOST_LISTED, UNDO_DAYS } from '../../rules.ts'
import { listRows } from '#platform/server/database/rows.ts'

export async function listChanges(
  { database }: Reads,
  { plan }: { plan: Plan },
): Promise<z.infer<typeof planChange>[]> {
  return listRows(database, planChange)`
    select c.id, c.kind, cardinality(c.keyword_ids) as "keywordCount", jsonb_array_length(c.articles) as "articleCount",
      cardinality(c.page_ids) as "pageCount",
      u.name as "userName", to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
      c.undone_at is not null as "isUndone"
    from plan_changes c left join users u on u.id = c.user_id
    where c.workspace_id = ${plan.workspaceId} and c.contentplan_id = ${plan.id}
      and (c.kind <> 'undo' or c.undone_at is null)
      and c.created_at > now() - make_interval(days => ${UNDO_DAYS})
    order by c.id desc limit ${MOST_LISTED}
  `
}
