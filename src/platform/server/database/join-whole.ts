import { sql } from 'kysely'
import type { Transaction } from './database.ts'

/**
 * Joins rows of whole plans at once for the rest of a transaction. Of rows that have just come, and of one plan among many,
 * the database expects a handful, and would look each of a hundred thousand up in all others: minutes instead of a moment.
 * What is to be looked up one by one all the same, as in tables that all workspaces share, is written as
 * `lateral (… offset 0)` or `= any (…)`. Runs and `allowLongWork` join whole by themselves.
 */
export async function joinWhole(database: Transaction): Promise<void> {
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(database)
}
