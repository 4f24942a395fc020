import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** The keywords of some clusters of a plan. */
export async function findKeywordsOf(
  { database }: Pick<MemberContext, 'database'>,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and article_id = any (${[...articleIds]}::integer[])
    order by id
  `.execute(database)
  return rows.map(({ id }) => id)
}
