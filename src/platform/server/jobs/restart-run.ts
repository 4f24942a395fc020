import { sql } from 'kysely'
import { z } from 'zod'
import { Conflict, NotFound } from '#platform/errors.ts'
import { findRow } from '../database/rows.ts'
import { announceRun } from './announce-run.ts'
import { findActiveRun, openRunsOf, type RunContext } from './start-pipeline.ts'

const endedRun = z.object({ state: z.string(), name: z.string(), key: z.string() })

/** Restarts a run that failed or was cancelled at the step where it stopped. */
export async function restartRun(ctx: RunContext, { runId }: { runId: number }): Promise<void> {
  const workspaceId = openRunsOf(ctx)
  const run = await findRow(ctx.database, endedRun)`
    select state, name, key from runs where workspace_id = ${workspaceId} and id = ${runId} for update
  `
  if (run === null) throw new NotFound('There is nothing under this id.')
  const { state, name, key } = run
  if (state === 'done') throw new Conflict('This is done already; start it anew instead.')
  if ((await findActiveRun(ctx.database, { workspaceId, name, key })) !== null)
    throw new Conflict('This is under way already.')
  await sql`
    update run_steps set state = 'pending', is_begun = false, attempts = 0, losses = 0,
      lost_workers = '{}', rest_until = null, put_off_since = null
    where workspace_id = ${workspaceId} and run_id = ${runId} and state <> 'done'
  `.execute(ctx.database)
  await sql`
    update runs set state = 'queued', is_ending = false, reason = null, trouble = null, ended_at = null, job_id = null, wake_at = null,
      turn = walls.next_turn(${workspaceId})
    where workspace_id = ${workspaceId} and id = ${runId}
  `.execute(ctx.database)
  await announceRun(ctx.database, { workspaceId, runId, step: null })
}
