import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import { announceRun } from '../announce-run.ts'
import { RunLost } from '../lease.ts'
import type { Run } from '../pipeline.ts'
import type { Line } from './line.ts'

/** By then a line tries to go on, also when `liftHolds` was not called. */
const HELD_SECONDS = 60

interface Hold {
  line: Line
  /** What it waits for, as `liftHolds` names it. */
  waitsFor: string
  /** A sentence for users. */
  reason: string
}

/** Lets nothing of a line begin for a while, also not those that a worker is about to take. */
export async function holdLine(database: Transaction, { line, waitsFor, reason }: Hold): Promise<void> {
  await sql`
    insert into run_lines (workspace_id, contentplan_id, name, held_until, held_for, held_reason)
    values (${line.workspaceId}, ${line.contentplanId}, ${line.name},
      now() + make_interval(secs => ${HELD_SECONDS}), ${waitsFor}, ${reason})
    on conflict (contentplan_id, name) do update set (held_until, held_for, held_reason) =
      (excluded.held_until, excluded.held_for, excluded.held_reason)
  `.execute(database)
}

/** Lets the lines of a workspace go on that wait for something, because it has come. */
export async function liftHolds(
  database: Transaction,
  { workspaceId, waitsFor }: { workspaceId: number; waitsFor: string },
): Promise<void> {
  await sql`
    update run_lines set held_until = null, held_for = null, held_reason = null
    where workspace_id = ${workspaceId} and held_for = ${waitsFor}
  `.execute(database)
}

/** Puts a run whose first step cannot begin back into its line, where it was. The step then ends with the error that comes back. */
export async function returnToLine(
  database: Transaction,
  { id: runId, workspaceId }: Pick<Run, 'id' | 'workspaceId'>,
): Promise<RunLost> {
  await sql`
    update run_steps set state = 'pending', is_begun = false
    where workspace_id = ${workspaceId} and run_id = ${runId} and state = 'inProgress'
  `.execute(database)
  await sql`
    update runs set state = 'queued', started_at = null, job_id = null, wake_at = null, reason = null
    where workspace_id = ${workspaceId} and id = ${runId}
  `.execute(database)
  await announceRun(database, { workspaceId, runId, step: null })
  return new RunLost('This run stands in its line again.')
}
