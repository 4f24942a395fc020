import { sql } from 'kysely'
import type { Database, Transaction } from '../database/database.ts'

/** A step that stopped its worker rests so long for each time: meanwhile everything else goes on. */
const REST_SECONDS = 60

/** Counts the worker that began a step of the run and is not heard of any more; the run's workspace is open. */
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

/** Takes back what was counted while nothing was heard of a worker that lives, as after its machine slept. */
export async function excuseWorker(database: Database, worker: string): Promise<void> {
  await sql`select walls.excuse_worker(${worker}::uuid)`.execute(database)
}

/** Says which step stopped a worker that is about to end; null: none of those that it has begun. */
export async function endWorker(
  database: Database,
  { worker, guilty }: { worker: string; guilty: { run: number; step: string } | null },
): Promise<void> {
  await sql`
    select walls.end_worker(${worker}::uuid, ${guilty?.run ?? null}::integer, ${guilty?.step ?? null}::text,
      ${REST_SECONDS})
  `.execute(database)
}
