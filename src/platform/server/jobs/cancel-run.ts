import { sql } from 'kysely'
import { z } from 'zod'
import { NotFound } from '#platform/errors.ts'
import { findRow } from '../database/rows.ts'
import { announceRun } from './announce-run.ts'
import { openRunsOf, type RunContext } from './start-pipeline.ts'

const stateRow = z.object({ state: z.string() })

/** Ends a run for good; what its finished steps did stays. A run that has ended stays as it is. */
export async function cancelRun(
  ctx: RunContext,
  { runId, reason = 'Cancelled.' }: { runId: number; reason?: string },
): Promise<{ isCancelled: boolean }> {
  const workspaceId = openRunsOf(ctx)
  const run = await findRow(ctx.database, stateRow)`
    select state from runs where workspace_id = ${workspaceId} and id = ${runId} for update
  `
  if (run === null) throw new NotFound('There is nothing under this id.')
  if (!['queued', 'running', 'waiting'].includes(run.state)) return { isCancelled: false }
  await sql`
    update runs set state = 'cancelled', reason = ${reason}, ended_at = now(), job_id = null, wake_at = null
    where workspace_id = ${workspaceId} and id = ${runId}
  `.execute(ctx.database)
  await sql`
    update run_steps set state = 'pending', is_begun = false
    where workspace_id = ${workspaceId} and run_id = ${runId} and state = 'inProgress'
  `.execute(ctx.database)
  await announceRun(ctx.database, { workspaceId, runId, step: null })
  return { isCancelled: true }
}
