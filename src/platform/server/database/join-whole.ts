import { sql } from 'kysely'
import type { Transaction } from './database.ts'

/**
 * Makes the rest of a transaction join the rows of whole plans at once. Otherwise the database expects only a handful
 * of rows that were just written, or of one plan among many, and looks up each of a hundred thousand rows one by one:
 * minutes instead of a moment. Rows that should be looked up one by one all the same, as in tables that all workspaces
 * share, are written as `lateral (… offset 0)` or `= any (…)`. Runs and `allowLongWork` already join this way.
 */
export async function joinWhole(database: Transaction): Promise<void> {
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(database)
}
