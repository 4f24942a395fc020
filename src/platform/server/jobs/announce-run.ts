import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/tables.ts'

/** Where listeners hear of runs. */
export const RUNS_CHANNEL = 'keyloom_runs'

export interface RunNews {
  workspaceId: number
  runId: number
  /** Null: the run itself began, waits or ended; its rows say which. */
  step: { name: string; state: 'pending' | 'inProgress' | 'done' | 'error' } | null
}

/** Tells, once the transaction commits, that something about a run has changed. */
export async function announceRun(database: Transaction<Database>, news: RunNews): Promise<void> {
  await sql`select pg_notify(${RUNS_CHANNEL}, ${JSON.stringify(news)})`.execute(database)
}
