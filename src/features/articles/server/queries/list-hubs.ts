import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { hub } from '../../contract.ts'

/** The hubs of a plan, by name. */
export async function listHubs(
  { database }: Reads,
  { plan }: { plan: Plan },
): Promise<z.infer<typeof hub>[]> {
  return listRows(database, hub)`
    select t.id, t.name, t.description, count(a.id)::integer as article_count,
      count(a.id) filter (where a.page_id is not null)::integer as existing,
      coalesce(sum(a.estimated_search_volume), 0)::float8 as estimated_search_volume
    from topics t
    left join articles a on a.workspace_id = t.workspace_id and a.contentplan_id = t.contentplan_id and a.topic_id = t.id
    where t.workspace_id = ${plan.workspaceId} and t.contentplan_id = ${plan.id}
    group by t.id order by lower(t.name) collate "C", t.id
  `
}
