import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import { findLastRun, isActive } from '../queries/find-run.ts'

/** Cancels the active run, which has not changed the plan yet. Search results that it fetched are kept. */
export async function cancelGrouping(
  ctx: Pick<MemberContext, 'database' | 'workspaceId'>,
  { plan }: { plan: Plan },
): Promise<{ isCancelled: boolean }> {
  const last = await findLastRun(ctx, { plan })
  if (last === null || !isActive(last)) return { isCancelled: false }
  // Its proposal is left for the next run to delete: a step that is writing the proposal waits for the lock of the run,
  // which cancelRun takes.
  return cancelRun(ctx, { runId: last.id })
}
