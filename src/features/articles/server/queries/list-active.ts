import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** What is searched for in a plan's clusters, the most searched first. */
export async function listActive(
  { database }: Pick<MemberContext, 'database'>,
  { plan }: { plan: Plan },
): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select folded from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and status = 'in_plan'
    order by estimated_search_volume desc nulls last, id
  `.execute(database)
  return rows.map(({ folded }) => folded)
}
