import { sql } from 'kysely'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { findRow } from '../database/rows.ts'
import { STEP_STATES, type StepProgress } from '#platform/contract/run-messages.ts'
import { announceRun } from './announce-run.ts'
import type { Spent } from './judge-failure.ts'
import type { LeasedRun } from './lease.ts'

type Open = Transaction

const stateBefore = z.object({ before: z.enum(STEP_STATES) })

/** Records that the worker is about to do a step (M-06). */
export async function recordBegin(database: Open, run: LeasedRun, step: string): Promise<void> {
  const row = await findRow(database, stateBefore)`
    update run_steps as step
    set state = 'inProgress', is_begun = true, begun_by = ${run.worker}::uuid
    from run_steps as old
    where step.run_id = ${run.id} and step.name = ${step} and step.state <> 'done'
      and old.run_id = step.run_id and old.name = step.name
    returning old.state as before
  `
  if (row !== null && row.before !== 'inProgress')
    await announceRun(database, { ...idsOf(run), step: { name: step, state: 'inProgress' } })
}

/** Records how far the running step is; a step that has ended meanwhile stays as it is. */
export async function recordProgress(
  database: Open,
  run: LeasedRun,
  { step, progress }: { step: string; progress: StepProgress },
): Promise<void> {
  const { rows } = await sql`
    update run_steps set progress_done = ${progress.done}, progress_total = ${progress.total}
    where run_id = ${run.id} and name = ${step} and state = 'inProgress'
    returning name
  `.execute(database)
  if (rows.length > 0)
    await announceRun(database, { ...idsOf(run), step: { name: step, state: 'inProgress', progress } })
}

export async function isStepDone(database: Open, run: LeasedRun, step: string): Promise<boolean> {
  const { rows } = await sql`
    select from run_steps where run_id = ${run.id} and name = ${step} and state = 'done'
  `.execute(database)
  return rows.length > 0
}

/** Records that a step is done and that the next one begins; returns false when that was recorded before. */
export async function recordDone(
  database: Open,
  run: LeasedRun,
  { step, next, result }: { step: string; next: string | null; result: unknown },
): Promise<boolean> {
  const { rows } = await sql`
    update run_steps set state = 'done', is_begun = false, result = ${JSON.stringify(result ?? null)}::jsonb
    where run_id = ${run.id} and name = ${step} and state <> 'done'
    returning name
  `.execute(database)
  if (rows.length === 0) return false
  await announceRun(database, { ...idsOf(run), step: { name: step, state: 'done' } })
  if (next === null) await endRun(database, run, { state: 'done', reason: readNote(result), trouble: null })
  else await recordBegin(database, run, next)
  return true
}

/** Records that the step, and the run with it, has failed for good. */
export async function recordFailure(
  database: Open,
  run: LeasedRun,
  { step, reason, trouble }: { step: string; reason: string; trouble: string | null },
): Promise<void> {
  await sql`
    update run_steps set state = 'error', is_begun = false, attempts = attempts + 1
    where run_id = ${run.id} and name = ${step}
  `.execute(database)
  await announceRun(database, { ...idsOf(run), step: { name: step, state: 'error' } })
  await endRun(database, run, { state: 'failed', reason, trouble })
}

/** Records that the run continues later with this step. The job that carried the run lets go of it. */
export async function recordPause(
  database: Open,
  run: LeasedRun,
  pause: { step: string; seconds: number; reason: string | null; spends: Spent },
): Promise<void> {
  await sql`
    update run_steps set is_begun = false,
      attempts = attempts + ${pause.spends === 'attempt' ? 1 : 0},
      losses = losses + ${pause.spends === 'loss' ? 1 : 0},
      put_off_since = case when ${pause.spends === 'patience'}::boolean then coalesce(put_off_since, now()) else put_off_since end
    where run_id = ${run.id} and name = ${pause.step}
  `.execute(database)
  const state = pause.seconds === 0 ? 'queued' : 'waiting'
  await sql`
    update runs set state = ${state}, reason = ${pause.reason}, job_id = null,
      wake_at = now() + make_interval(secs => ${pause.seconds})
    where id = ${run.id}
  `.execute(database)
  await announceRun(database, { ...idsOf(run), step: null })
}

/** The note for users about a run that is done: the `note` in the result of its last step. */
function readNote(result: unknown): string | null {
  const note: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'note') : null
  return typeof note === 'string' ? note : null
}

async function endRun(
  database: Open,
  run: LeasedRun,
  { state, reason, trouble }: { state: 'done' | 'failed'; reason: string | null; trouble: string | null },
): Promise<void> {
  await sql`
    update runs set state = ${state}, reason = ${reason}, trouble = ${trouble}, ended_at = now(), job_id = null
    where id = ${run.id}
  `.execute(database)
  await announceRun(database, { ...idsOf(run), step: null })
}

function idsOf({ id, workspaceId }: LeasedRun) {
  return { workspaceId, runId: id }
}
