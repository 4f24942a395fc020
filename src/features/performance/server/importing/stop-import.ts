import { sql } from 'kysely'
import { disconnectProperty } from '#features/connections/server/index.ts'
import { lockPlan, tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import { remeasureArticles } from '#features/articles/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import type { FactsStore } from '../facts/facts-store.ts'
import { deletePeriods } from './keep-period.ts'
import { findLastImport } from '../queries/describe-search-data.ts'

type Context = Pick<MemberContext, 'database' | 'workspaceId' | 'userId' | 'actor'>

const ACTIVE = new Set(['queued', 'running', 'waiting'])

/** Ends the running import of a plan. The days that it has stored stay, and the next import reads the missing ones. */
export async function cancelImport(
  ctx: Pick<Context, 'database' | 'workspaceId'>,
  { plan }: { plan: Plan },
): Promise<{ isCancelled: boolean }> {
  const run = await findLastImport(ctx, plan)
  if (run === null || !ACTIVE.has(run.state)) return { isCancelled: false }
  return cancelRun(ctx, { runId: run.id })
}

/** Disconnects a plan from its property: no import runs any more. Deletes what was imported, where that is wanted. */
export async function disconnect(
  ctx: Context,
  facts: FactsStore,
  { plan, data }: { plan: Plan; data: 'keep' | 'delete' },
): Promise<void> {
  // The run first, then the plan: so does a step of the import.
  await cancelImport(ctx, { plan })
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
  for (const table of ['keyword_metrics', 'page_metrics', 'keyword_pages'] as const)
    await sql`
      delete from ${sql.table(table)} where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    `.execute(database)
  await sql`
    delete from search_imports where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `.execute(database)
  await remeasureArticles({ database }, { plan, articleIds: 'all' })
  await deletePeriods({ database }, plan)
  await facts.deleteFacts({ database }, { plan })
}
