import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/**
 * Creates a cluster for each main keyword, under its name; gives the clusters by the ids of their main keywords.
 * The keywords are not in them yet.
 */
export async function createArticles(
  { database }: Pick<MemberContext, 'database'>,
  { plan, runId, mainKeywordIds }: { plan: Plan; runId: number | null; mainKeywordIds: readonly number[] },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; main: number }>`
    insert into articles (workspace_id, contentplan_id, title, main_keyword_id, run_id)
    select k.workspace_id, k.contentplan_id,
      case when lower(k.keyword) in (select lower(title) from articles
          where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id})
        then left(k.keyword, 490) || ' (2)' else k.keyword end,
      k.id, ${runId}
    from keywords k
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      and k.id = any (${[...mainKeywordIds]}::integer[])
    returning id, main_keyword_id as main
  `.execute(database)
  return new Map(rows.map(({ id, main }) => [main, id]))
}
