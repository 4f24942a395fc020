import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import { findLastRun, isActive } from '../queries/find-run.ts'

/** Ends the run that goes on, which has changed nothing in the plan so far. Search results that came are kept. */
export async function cancelGrouping(
  ctx: Pick<MemberContext, 'database' | 'workspaceId'>,
  { plan }: { plan: Plan },
): Promise<{ isCancelled: boolean }> {
  const last = await findLastRun(ctx, { plan })
  if (last === null || !isActive(last)) return { isCancelled: false }
  // The next run clears its proposal away: a step that is just writing to that waits for the run, as this does.
  return cancelRun(ctx, { runId: last.id })
}
