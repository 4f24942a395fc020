import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { startPipeline, type StartContext } from '#platform/server/jobs/start-pipeline.ts'
import { measureAgain } from '../jobs/import-plan.ts'

const measuredRow = z.object({ contentplanId: z.number() })

/** Starts to measure the keywords and pages of a plan again, if they were measured before. */
export async function startMeasuring(ctx: StartContext, { plan }: { plan: Plan }): Promise<void> {
  const measured = await findRow(ctx.database, measuredRow)`
    select contentplan_id as "contentplanId" from search_imports
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and metrics_until is not null
  `
  if (measured !== null) await startPipeline(ctx, measureAgain, measured)
}
