import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { awaitLongWork } from '#platform/server/database/long-work.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import { startPipeline, type StartContext } from '#platform/server/jobs/start-pipeline.ts'
import { measureAgain } from '../jobs/import-plan.ts'

const measuredRow = z.object({ contentplanId: z.number() })

/**
 * Starts to measure the keywords and pages of a plan again, if they were measured before. A run that does so already
 * may have passed keywords that come back now: it ends, and the new one measures all of them. Must be called before
 * the plan is locked, because steps of runs lock their run first.
 */
export async function startMeasuring(ctx: StartContext, { plan }: { plan: Plan }): Promise<void> {
  const measured = await findRow(ctx.database, measuredRow)`
    select contentplan_id as "contentplanId" from search_imports
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and metrics_until is not null
  `
  if (measured === null) return
  const started = await startPipeline(ctx, measureAgain, measured)
  if (started.isNew) return
  await awaitLongWork(ctx.database)
  await cancelRun(ctx, { runId: started.runId, reason: 'Begun again with more keywords.' })
  await startPipeline(ctx, measureAgain, measured)
}
