import { sql } from 'kysely'
import { NotFound, Temporary } from '#platform/errors.ts'
import type { Transaction } from '../database/database.ts'
import { findRow, idRow } from '../database/rows.ts'
import { announceRun } from './announce-run.ts'
import type { StartablePipeline } from './pipeline.ts'

/** The part of a member's context that commands about runs need. */
export interface RunContext {
  database: Transaction
  workspaceId: number | null
}

/** The part that starting a run needs. */
export interface StartContext extends RunContext {
  /** Who starts the run; null when a schedule or another run starts it. */
  userId: number | null
}

export interface Started {
  runId: number
  /** false when a run of this key was active already; `runId` is that run. */
  isNew: boolean
}

const ATTEMPTS = 3

interface StartOptions {
  wakeAfterSeconds?: number
  /** The steps that the run has; all of the pipeline's if absent. */
  steps?: readonly string[]
  /** Those of its steps that were done before: the run begins after them. */
  doneSteps?: readonly string[]
  /** Whether it stands in the line of its plan and pipeline, behind those that are in it. */
  isInLine?: boolean
}

/**
 * Starts a run in the caller's transaction, so that nothing of it exists before the commit. A second start with the
 * same key returns the active run instead of a second one. The run begins `wakeAfterSeconds` later.
 */
export async function startPipeline<Payload>(
  ctx: StartContext,
  pipeline: StartablePipeline<Payload>,
  given: Payload,
  { wakeAfterSeconds = 0, steps = pipeline.stepNames, doneSteps = [], isInLine = false }: StartOptions = {},
): Promise<Started> {
  const workspaceId = openRunsOf(ctx)
  const payload = pipeline.payload.parse(given)
  const run = { workspaceId, name: pipeline.name, key: pipeline.key(payload) }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const runId = await insertRun(ctx.database, {
      ...run,
      payload,
      about: pipeline.about(payload),
      userId: ctx.userId,
      wakeAfterSeconds,
      isInLine,
    })
    if (runId !== null) {
      await insertSteps(ctx.database, { workspaceId, runId, names: steps, doneSteps })
      await announceRun(ctx.database, { workspaceId, runId, step: null })
      return { runId, isNew: true }
    }
    const active = await findActiveRun(ctx.database, run)
    if (active !== null) return { runId: active, isNew: false }
  }
  throw new Temporary('This is starting and ending at the moment; please try again.')
}

/** The workspace whose runs a command may touch; throws NotFound when there is none. */
export function openRunsOf({ workspaceId }: RunContext): number {
  if (workspaceId === null) throw new NotFound('There is nothing under this id.')
  return workspaceId
}

interface RunKey {
  workspaceId: number
  name: string
  key: string
}

async function insertRun(
  database: Transaction,
  {
    workspaceId,
    name,
    key,
    payload,
    about,
    userId,
    wakeAfterSeconds,
    isInLine,
  }: RunKey & {
    payload: unknown
    about: object
    userId: number | null
    wakeAfterSeconds: number
    isInLine: boolean
  },
): Promise<number | null> {
  const row = await findRow(database, idRow)`
    insert into runs (workspace_id, name, key, payload, about, user_id, turn, is_in_line, wake_at)
    values (${workspaceId}, ${name}, ${key}, ${JSON.stringify(payload)}::jsonb,
      ${JSON.stringify(about)}::jsonb, ${userId}, walls.next_turn(${workspaceId}), ${isInLine},
      case when ${wakeAfterSeconds}::integer > 0 then now() + make_interval(secs => ${wakeAfterSeconds}) end)
    on conflict (workspace_id, name, key) where state in ('queued', 'running', 'waiting') do nothing
    returning id
  `
  return row?.id ?? null
}

async function insertSteps(
  database: Transaction,
  {
    workspaceId,
    runId,
    names,
    doneSteps,
  }: { workspaceId: number; runId: number; names: readonly string[]; doneSteps: readonly string[] },
): Promise<void> {
  await sql`
    insert into run_steps (workspace_id, run_id, position, name, state)
    select ${workspaceId}, ${runId}, place, name,
      case when name = any (${[...doneSteps]}::text[]) then 'done' else 'pending' end
    from unnest(${[...names]}::text[]) with ordinality as step (name, place)
  `.execute(database)
}

/** The active run of this key, or null when there is none, as when it has ended meanwhile. */
export async function findActiveRun(
  database: Transaction,
  { workspaceId, name, key }: RunKey,
): Promise<number | null> {
  const row = await findRow(database, idRow)`
    select id from runs where workspace_id = ${workspaceId} and name = ${name} and key = ${key}
      and state in ('queued', 'running', 'waiting')
  `
  return row?.id ?? null
}
