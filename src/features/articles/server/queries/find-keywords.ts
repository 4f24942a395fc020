import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'

/** The keywords of some clusters of a plan. */
export async function findKeywordsOf(
  { database }: Reads,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<number[]> {
  const rows = await listRows(database, idRow)`
    select id from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and article_id = any (${[...articleIds]}::integer[])
    order by id
  `
  return rows.map(({ id }) => id)
}
