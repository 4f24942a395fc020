import { sql } from 'kysely'
import { findProperty } from '#features/connections/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { startPipeline, type StartContext, type Started } from '#platform/server/jobs/start-pipeline.ts'
import { readPattern } from '#platform/server/database/patterns.ts'
import { importPlan, importSchedule } from '../jobs/import-plan.ts'

/**
 * Starts an import of a plan's search data, and from then on one each day. Returns the running import when there is
 * one. Clears the error of the last import, so that it is tried again.
 */
export async function startImport(ctx: StartContext, { plan }: { plan: Plan }): Promise<Started> {
  const { urlInclude, urlExclude } = await findProperty(ctx, { plan })
  for (const pattern of [urlInclude, urlExclude]) if (pattern !== null) readPattern(pattern)
  const started = await startPipeline(ctx, importPlan, { contentplanId: plan.id })
  await startPipeline(ctx, importSchedule, { contentplanId: plan.id })
  // After the runs: to disconnect locks in this order, too.
  await sql`
    insert into search_imports (workspace_id, contentplan_id, due_at)
    values (${plan.workspaceId}, ${plan.id}, now() + interval '1 day')
    on conflict (contentplan_id) do update set due_at = excluded.due_at, error = null, trouble = null
  `.execute(ctx.database)
  return started
}
