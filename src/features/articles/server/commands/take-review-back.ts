import { sql } from 'kysely'
import { tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { APPROVED_STATUSES } from '../../rules.ts'

/**
 * Makes an article edited again whose final draft an agent or a script has changed after a person reviewed or uploaded it. What is
 * published stays published, because the website has not changed, but is not reviewed any more: its `reviewed_version` is
 * older than what was saved then. The caller has locked the cluster.
 */
export async function takeReviewBack(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update articles set status = case when status = 'published' then status else 'edited' end
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${articleId}
      and status = any (${[...APPROVED_STATUSES]}::text[])
  `.execute(database)
  if (numAffectedRows === 1n) await tellPlanChanged({ database }, plan)
}
