import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { assessPlan } from '../jobs/assess-plan.ts'

/** Changes come in rows: one assessment serves those of some seconds. */
const WAIT_SECONDS = 10

/** Has the clusters of a plan assessed anew soon, after something about them has changed in this transaction. */
export async function scheduleAssessment(
  { database }: { database: Transaction },
  { plan }: { plan: Plan },
): Promise<void> {
  await sql`
    insert into plan_assessments as known (workspace_id, contentplan_id, requests)
    values (${plan.workspaceId}, ${plan.id}, 1)
    on conflict (contentplan_id) do update set requests = known.requests + 1
  `.execute(database)
  const ctx = { database, workspaceId: plan.workspaceId }
  await startPipeline(ctx, assessPlan, { contentplanId: plan.id }, { wakeAfterSeconds: WAIT_SECONDS })
}
