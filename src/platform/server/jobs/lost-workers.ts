import { sql } from 'kysely'
import type { Database, Transaction } from '../database/database.ts'

/** A step rests so long for each time it stopped its worker, so that all other work can proceed meanwhile. */
const REST_SECONDS = 60

/** Counts the worker that began a step of the run and then fell silent. The run's workspace has to be open. */
export async function countLostWorker(
  database: Transaction,
  { run, worker }: { run: number; worker: string },
): Promise<void> {
  await sql`
    update run_steps set is_begun = false,
      lost_workers = case when begun_by = any (lost_workers) then lost_workers else lost_workers || begun_by end
    where run_id = ${run} and is_begun and begun_by <> ${worker}::uuid
  `.execute(database)
}

/** Takes back what was counted against a worker that is alive but was silent, as after its machine slept. */
export async function excuseWorker(database: Database, worker: string): Promise<void> {
  await sql`select walls.excuse_worker(${worker}::uuid)`.execute(database)
}

/** Records which step stopped a worker that is about to end. `culprit` is null when none of its steps did. */
export async function endWorker(
  database: Database,
  { worker, culprit }: { worker: string; culprit: { run: number; step: string } | null },
): Promise<void> {
  await sql`
    select walls.end_worker(${worker}::uuid, ${culprit?.run ?? null}::integer, ${culprit?.step ?? null}::text,
      ${REST_SECONDS})
  `.execute(database)
}
