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
    update contentplans set assessments_wanted = assessments_wanted + 1
    where workspace_id = ${plan.workspaceId} and id = ${plan.id}
  `.execute(database)
  const ctx = { database, workspaceId: plan.workspaceId }
  await startPipeline(ctx, assessPlan, { contentplanId: plan.id }, { wakeAfterSeconds: WAIT_SECONDS })
}
