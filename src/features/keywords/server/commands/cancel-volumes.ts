import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { askToEnd } from '#platform/server/jobs/end-run.ts'
import { findLastRun } from '../queries/estimate-volumes.ts'

/** Ends the active run of a plan that asks for search volumes. What it has paid for is kept. */
export async function cancelVolumes(
  ctx: Pick<MemberContext, 'database' | 'workspaceId'>,
  { plan }: { plan: Plan },
): Promise<{ isCancelled: boolean }> {
  const run = await findLastRun(ctx, { plan })
  return run === null ? { isCancelled: false } : askToEnd(ctx, { runId: run.id })
}
