import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { assessPlan } from '../jobs/assess-plan.ts'

/** Users make several changes in a row: one assessment covers those of some seconds. */
const WAIT_SECONDS = 10

/** Schedules a new assessment of a plan's clusters, because this transaction changes something about them. */
export async function scheduleAssessment(
  { database }: { database: Transaction },
  { plan }: { plan: Plan },
): Promise<void> {
  await sql`
    insert into plan_assessments as known (workspace_id, contentplan_id, requests)
    values (${plan.workspaceId}, ${plan.id}, 1)
    on conflict (contentplan_id) do update set requests = known.requests + 1
  `.execute(database)
  const ctx = { database, workspaceId: plan.workspaceId, userId: null }
  await startPipeline(ctx, assessPlan, { contentplanId: plan.id }, { wakeAfterSeconds: WAIT_SECONDS })
}
