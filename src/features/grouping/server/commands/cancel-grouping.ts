import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import { findLastRun, isActive } from '../find-run.ts'
import { discardProposal } from '../proposals.ts'

/** Ends the run that goes on, which has changed nothing in the plan so far. Search results that came are kept. */
export async function cancelGrouping(
  ctx: Pick<MemberContext, 'database' | 'workspaceId'>,
  { plan }: { plan: Plan },
): Promise<{ isCancelled: boolean }> {
  const last = await findLastRun(ctx, { plan })
  if (last === null || !isActive(last)) return { isCancelled: false }
  const { isCancelled } = await cancelRun(ctx, { runId: last.id })
  if (isCancelled) await discardProposal(ctx, { plan, runId: last.id })
  return { isCancelled }
}
