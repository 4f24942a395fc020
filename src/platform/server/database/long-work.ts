import { sql, type Transaction } from 'kysely'
import type { Database } from './tables.ts'

const PATIENCE_MS = 30_000

/**
 * Lets the rest of a transaction wait for, and write, the rows of a whole plan: statements of requests are cut off
 * after seconds otherwise.
 */
export async function allowLongWork(database: Transaction<Database>): Promise<void> {
  await sql`
    select set_config('lock_timeout', ${String(PATIENCE_MS)}, true),
      set_config('statement_timeout', ${String(PATIENCE_MS)}, true)
  `.execute(database)
}
