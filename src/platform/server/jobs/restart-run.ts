import { sql } from 'kysely'
import { Conflict, NotFound } from '#platform/errors.ts'
import { announceRun } from './announce-run.ts'
import { findActiveRun, openRunsOf, type RunContext } from './start-pipeline.ts'

/** Lets a run that failed or was cancelled go on at the step where it stopped. */
export async function restartRun(ctx: RunContext, { runId }: { runId: number }): Promise<void> {
  const workspaceId = openRunsOf(ctx)
  const { rows } = await sql<{ state: string; name: string; key: string }>`
    select state, name, key from runs where workspace_id = ${workspaceId} and id = ${runId} for update
  `.execute(ctx.database)
  if (rows.length === 0) throw new NotFound('There is nothing under this id.')
  const [{ state, name, key }] = rows
  if (state === 'done') throw new Conflict('This is done already; start it anew instead.')
  if ((await findActiveRun(ctx.database, { workspaceId, name, key })) !== null)
    throw new Conflict('This is under way already.')
  await sql`
    update run_steps set state = 'pending', is_begun = false, attempts = 0, losses = 0,
      lost_workers = '{}', rest_until = null
    where workspace_id = ${workspaceId} and run_id = ${runId} and state <> 'done'
  `.execute(ctx.database)
  await sql`
    update runs set state = 'queued', reason = null, ended_at = null, job_id = null, wake_at = null,
      turn = walls.next_turn(${workspaceId})
    where workspace_id = ${workspaceId} and id = ${runId}
  `.execute(ctx.database)
  await announceRun(ctx.database, { workspaceId, runId, step: null })
}
