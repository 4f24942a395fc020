import { sql } from 'kysely'
import { tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

/**
 * Makes an article edited again whose final draft an agent has changed after a person reviewed or uploaded it. What is
 * published stays published: the website has not changed. The caller has locked the cluster.
 */
export async function takeReviewBack(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update articles set status = 'edited'
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${articleId}
      and status in ('reviewed', 'shared')
  `.execute(database)
  if (numAffectedRows === 1n) await tellPlanChanged({ database }, plan)
}
