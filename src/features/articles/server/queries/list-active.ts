import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'

const activeKeyword = z.object({ folded: z.string() })

/** The active keywords of a plan, folded, the most searched first. */
export async function listActive({ database }: Reads, { plan }: { plan: Plan }): Promise<string[]> {
  const rows = await listRows(database, activeKeyword)`
    select folded from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and status = 'in_plan'
    order by estimated_search_volume desc nulls last, id
  `
  return rows.map(({ folded }) => folded)
}
