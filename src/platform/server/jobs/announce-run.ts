import { z } from 'zod'
import {
  runMessage,
  stepMessage,
  type STEP_STATES,
  type StepProgress,
} from '#platform/contract/run-messages.ts'
import type { Transaction } from '../database/database.ts'
import { findRow } from '../database/rows.ts'
import { publish } from '../realtime/index.ts'

interface RunChange {
  workspaceId: number
  runId: number
  /** null when the run itself began, waits or ended; its rows say which. */
  step: { name: string; state: (typeof STEP_STATES)[number]; progress?: StepProgress } | null
}

const aboutRow = z.object({ about: z.record(z.string(), z.unknown()) })

/** Notifies the workspace's browsers, once the transaction commits, that something about a run has changed. */
export async function announceRun(
  database: Transaction,
  { workspaceId, runId, step }: RunChange,
): Promise<void> {
  const row = await findRow(database, aboutRow)`
    select about from runs where workspace_id = ${workspaceId} and id = ${runId}
  `
  const about = row?.about ?? {}
  if ('isQuiet' in about) return
  if (step === null) await publish(database, { workspaceId, message: runMessage, data: { ...about, runId } })
  else {
    const { name: stepName, state: status, progress } = step
    const data = { ...about, runId, stepName, status, ...(progress && { progress }) }
    await publish(database, { workspaceId, message: stepMessage, data })
  }
}
