import { sql } from 'kysely'
import type { Transaction } from './database.ts'

const LIMIT_MS = 30_000

/**
 * Gives the rest of a transaction enough time to read and write the rows of a whole plan, also on a busy machine, and
 * joins them whole (`joinWhole`). Otherwise the statements of requests are ended after seconds.
 */
export async function allowLongWork(database: Transaction): Promise<void> {
  await sql`
    select set_config('statement_timeout', ${String(LIMIT_MS)}, true), set_config('enable_nestloop', 'off', true)
  `.execute(database)
}

/** Lets the rest of a transaction wait until another transaction has done such work. */
export async function awaitLongWork(database: Transaction): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(LIMIT_MS)}, true)`.execute(database)
}
