import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'

const setterRow = z.object({ name: z.string() })

/**
 * The name of the user who gave a cluster its status: the change of the plan that was made in the same transaction. Null
 * when an agent has set it, and when the change is forgotten by now.
 */
export async function findStatusSetter(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<string | null> {
  const found = await findRow(database, setterRow)`
    select u.name from plan_changes c
    join users u on u.id = c.user_id
    where c.workspace_id = ${plan.workspaceId} and c.contentplan_id = ${plan.id}
      and c.created_at = (select a.status_updated_at from articles a
        where a.workspace_id = ${plan.workspaceId} and a.id = ${articleId})
      and c.articles @> jsonb_build_array(jsonb_build_object('id', ${articleId}::integer))
    limit 1
  `
  return found?.name ?? null
}
