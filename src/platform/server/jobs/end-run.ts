import { sql } from 'kysely'
import { z } from 'zod'
import { findRow } from '../database/rows.ts'
import { cancelRun } from './cancel-run.ts'
import type { RunContext } from './start-pipeline.ts'

const endingRow = z.object({ is_ending: z.boolean(), state: z.string() })

/**
 * Cancels a run whose steps call `endWhereAsked`: at once while no worker is at it, else as soon as the step has kept
 * what it is paying for. The answer is false for a run that has ended.
 */
export async function askToEnd(
  ctx: RunContext,
  { runId }: { runId: number },
): Promise<{ isCancelled: boolean }> {
  const run = await findRow(ctx.database, endingRow)`
    select is_ending, state from runs where workspace_id = ${ctx.workspaceId} and id = ${runId} for update
  `
  if (run?.state !== 'running') return cancelRun(ctx, { runId })
  await sql`
    update runs set is_ending = true where workspace_id = ${ctx.workspaceId} and id = ${runId}
  `.execute(ctx.database)
  return { isCancelled: true }
}

/** Cancels the run in whose step this is called, if a user has asked for it; true then, and the step must return. */
export async function endWhereAsked(ctx: RunContext, { runId }: { runId: number }): Promise<boolean> {
  const run = await findRow(ctx.database, endingRow)`
    select is_ending, state from runs where workspace_id = ${ctx.workspaceId} and id = ${runId} for update
  `
  if (run === null || !run.is_ending) return false
  await cancelRun(ctx, { runId })
  return true
}
