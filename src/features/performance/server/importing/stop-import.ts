import { sql } from 'kysely'
import { disconnectProperty } from '#features/connections/server/index.ts'
import { lockPlan, tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import { findActiveRun } from '#platform/server/jobs/start-pipeline.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import { deletePeriods } from './keep-period.ts'
import { forgetMeasured } from '../measuring/forget-measured.ts'
import { deleteFilters } from '../search-filters/delete-filter.ts'
import { importPlan, measureAgain, measureFile } from '../jobs/import-plan.ts'

type Context = Pick<MemberContext, 'database' | 'workspaceId' | 'userId' | 'actor'>

/** Ends the running import of a plan. The days that it has stored stay, and the next import reads the missing ones. */
export async function cancelImport(
  ctx: Pick<Context, 'database' | 'workspaceId'>,
  { plan }: { plan: Plan },
): Promise<{ isCancelled: boolean }> {
  return cancelActive(ctx, { plan, pipeline: importPlan })
}

/** Ends all runs that read or measure a plan's search data, because its settings change. */
export async function cancelReading(
  ctx: Pick<Context, 'database' | 'workspaceId'>,
  { plan }: { plan: Plan },
): Promise<void> {
  const reason = 'The settings of Search Console were changed.'
  for (const pipeline of [importPlan, measureFile, measureAgain])
    await cancelActive(ctx, { plan, pipeline, reason })
}

interface Cancelled {
  plan: Plan
  pipeline: Pick<typeof importPlan, 'name' | 'key'>
  reason?: string
}

async function cancelActive(
  ctx: Pick<Context, 'database' | 'workspaceId'>,
  { plan, pipeline, ...why }: Cancelled,
): Promise<{ isCancelled: boolean }> {
  const { id: contentplanId, workspaceId } = plan
  const { name } = pipeline
  const runId = await findActiveRun(ctx.database, { workspaceId, name, key: pipeline.key({ contentplanId }) })
  return runId === null ? { isCancelled: false } : cancelRun(ctx, { runId, ...why })
}

/** Disconnects a plan from its property: no import runs any more. Deletes what was imported, where that is wanted. */
export async function disconnect(
  ctx: Context,
  facts: FactsStore,
  { plan, data }: { plan: Plan; data: 'keep' | 'delete' },
): Promise<void> {
  // Runs first, then the plan: so do their steps.
  await cancelImport(ctx, { plan })
  // What they have measured would come back after it is deleted.
  if (data === 'delete')
    for (const pipeline of [measureFile, measureAgain]) await cancelActive(ctx, { plan, pipeline })
  await lockPlan(ctx, { plan })
  await disconnectProperty(ctx, { plan, isDeleting: data === 'delete' })
  await sql`
    update search_imports set due_at = null, ended_at = null, error = null, trouble = null
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `.execute(ctx.database)
  if (data === 'delete') await deleteSearchData(ctx, facts, plan)
  await tellPlanChanged(ctx, plan)
}

async function deleteSearchData({ database }: Context, facts: FactsStore, plan: Plan): Promise<void> {
  await sql`
    delete from search_imports where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `.execute(database)
  await forgetMeasured(database, plan)
  await deletePeriods({ database }, plan)
  await deleteFilters(database, facts, { plan })
}
