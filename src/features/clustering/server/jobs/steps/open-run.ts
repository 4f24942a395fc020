import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Run } from '#platform/server/jobs/pipeline.ts'

/** The plan of a run, in a transaction in which the run's workspace is open. */
export function openPlanOf(run: Run, database: Transaction, contentplanId: number): Promise<Plan> {
  return openPlan({ database, workspaceId: run.workspaceId }, contentplanId)
}
