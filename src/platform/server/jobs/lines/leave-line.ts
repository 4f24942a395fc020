import { z } from 'zod'
import { findRow } from '../../database/rows.ts'
import { cancelRun } from '../cancel-run.ts'
import type { RunContext } from '../start-pipeline.ts'

const inLineRow = z.object({ id: z.number() })

/** Cancels a run that still waits in its line; false when it has begun or ended, or never stood in one. */
export async function leaveLine(
  ctx: RunContext,
  { runId, reason }: { runId: number; reason: string },
): Promise<boolean> {
  const waiting = await findRow(ctx.database, inLineRow)`
    select id from runs
    where workspace_id = ${ctx.workspaceId} and id = ${runId} and is_in_line and state = 'queued' and started_at is null
    for update
  `
  if (waiting === null) return false
  return (await cancelRun(ctx, { runId, reason })).isCancelled
}
