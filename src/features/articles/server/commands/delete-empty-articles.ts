import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** Deletes the clusters that a run has made and that have no keywords. */
export async function deleteEmptyArticles(
  { database }: Pick<MemberContext, 'database'>,
  { plan, runId }: { plan: Plan; runId: number },
): Promise<void> {
  await sql`
    delete from articles a
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.run_id = ${runId}
      and not exists (select from keywords k where k.workspace_id = a.workspace_id
        and k.contentplan_id = a.contentplan_id and k.article_id = a.id)
  `.execute(database)
}
