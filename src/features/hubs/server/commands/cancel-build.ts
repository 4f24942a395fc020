import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { cancelRun } from '#platform/server/jobs/cancel-run.ts'
import { BUILDING, buildKey } from '../jobs/build-payload.ts'

const runRow = z.object({ id: z.number() })

/** Ends the runs that build these hubs. What their finished steps did stays. */
export async function cancelBuilds(
  ctx: Reads,
  { plan, topicIds, reason }: { plan: Plan; topicIds: readonly number[]; reason?: string },
): Promise<{ isCancelled: boolean }> {
  const runs = await listRows(ctx.database, runRow)`
    select id from runs
    where workspace_id = ${plan.workspaceId} and name = ${BUILDING}
      and key = any (${topicIds.map((topicId) => buildKey({ topicId }))}::text[])
      and state in ('queued', 'running', 'waiting')
  `
  let isCancelled = false
  for (const { id } of runs) {
    const of = { database: ctx.database, workspaceId: plan.workspaceId }
    const ended = await cancelRun(of, { runId: id, ...(reason !== undefined && { reason }) })
    isCancelled ||= ended.isCancelled
  }
  return { isCancelled }
}
