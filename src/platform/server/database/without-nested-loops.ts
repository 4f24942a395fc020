import { sql, type Transaction } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Runs a statement that joins many rows. Of rows that have just come the database knows no numbers: it takes them for
 * few and looks each up in all others, which takes minutes where joining them whole takes a moment.
 */
export async function withoutNestedLoops<T>(
  database: Transaction<Database>,
  run: () => Promise<T>,
): Promise<T> {
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(database)
  const result = await run()
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(database)
  return result
}
