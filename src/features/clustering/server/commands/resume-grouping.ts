import { requireConfirmation } from '#features/billing/server/index.ts'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { estimateSerps } from '#features/serps/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { restartRun } from '#platform/server/jobs/restart-run.ts'
import { listChosen } from '../proposals/candidates.ts'
import { findLastRun } from '../queries/find-run.ts'
import type { GroupingServices } from '../jobs/grouping-services.ts'

/** Resumes the last run at the step where it failed. Throws Conflict when it has not failed. */
export async function resumeGrouping(
  ctx: Pick<MemberContext, 'database' | 'workspaceId' | 'now'>,
  { providers, costs }: GroupingServices,
  { plan, confirmedCost }: { plan: Plan; confirmedCost?: number | undefined },
): Promise<{ runId: number }> {
  await allowLongWork(ctx.database)
  await lockPlan(ctx, { plan })
  const last = await findLastRun(ctx, { plan })
  if (last?.state !== 'failed') throw new Conflict('There is no failed run to go on with. Start a new one.')
  if (last.asksForSerps) {
    const { serps: provider } = await providers.forWorkspace(ctx, plan.workspaceId)
    const keywords = await listChosen(ctx, { plan, runId: last.id })
    const estimate = await estimateSerps({ ...ctx, costs }, { provider, keywords, market: plan.market })
    requireConfirmation({ estimate, confirmedCost })
  }
  await restartRun(ctx, { runId: last.id })
  return { runId: last.id }
}
