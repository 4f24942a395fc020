import { sql } from 'kysely'
import { tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { ArticleStatus } from '../../rules.ts'

interface Advance {
  plan: Plan
  articleId: number
  /** What the status has to be now. */
  from: ArticleStatus
  to: ArticleStatus
}

/**
 * Moves a cluster to the status that a finished step of writing gives it. Returns false and changes nothing when its
 * status is another one by now, or the cluster is gone.
 */
export async function advanceStatus(ctx: Reads, { plan, articleId, from, to }: Advance): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update articles set status = ${to}
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${articleId} and status = ${from}
  `.execute(ctx.database)
  if (numAffectedRows !== 1n) return false
  await tellPlanChanged(ctx, plan)
  return true
}
