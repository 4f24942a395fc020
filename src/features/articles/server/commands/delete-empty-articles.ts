import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

/** Deletes clusters that have no keyword left. Clusters that are locked, or whose writing has begun, stay. */
export async function deleteEmptyArticles(
  { database }: Reads,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<void> {
  await sql`
    delete from articles a
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = any (${[...articleIds]}::integer[])
      and a.status = 'no status' and not a.article_id_locked and not a.is_locked
      and not exists (select from keywords k where k.workspace_id = a.workspace_id
        and k.contentplan_id = a.contentplan_id and k.article_id = a.id)
  `.execute(database)
}
