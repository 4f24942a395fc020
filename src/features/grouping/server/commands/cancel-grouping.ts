import { sql } from 'kysely'
import { deleteEmptyArticles, recountPlan } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { lockKeywords, tellOfKeywords } from '#features/changes/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork, awaitLongWork } from '#platform/server/database/long-work.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import { findLastRun, isActive } from '../find-run.ts'

/** Ends the run that goes on, and takes back what it has done to the plan. Search results that came are kept. */
export async function cancelGrouping(
  ctx: Pick<MemberContext, 'database' | 'workspaceId'>,
  { plan }: { plan: Plan },
): Promise<{ isCancelled: boolean }> {
  const last = await findLastRun(ctx, { plan })
  if (last === null || !isActive(last)) return { isCancelled: false }
  // The run may be writing its clusters at this moment, and they are taken back then.
  await awaitLongWork(ctx.database)
  await allowLongWork(ctx.database)
  const { isCancelled } = await cancelRun(ctx, { runId: last.id })
  if (isCancelled) await takeBack(ctx, { plan, runId: last.id })
  return { isCancelled }
}

async function takeBack(
  ctx: Pick<MemberContext, 'database'>,
  { plan, runId }: { plan: Plan; runId: number },
): Promise<void> {
  // After the run itself, as the run's own steps do it: the other way round two could wait for each other.
  await lockKeywords(ctx, { plan })
  await sql`
    update keywords set article_id = null, in_queue = false, run_id = null
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and run_id = ${runId}
  `.execute(ctx.database)
  await deleteEmptyArticles(ctx, { plan, runId })
  await recountPlan(ctx, { plan })
  await tellOfKeywords(ctx, plan)
}
