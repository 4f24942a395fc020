import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { errorCode } from '../error-codes.ts'
import type { Database } from './tables.ts'

const ANSWER_MS = 2_000

/** Why the database cannot serve now, in a sentence; null when it can. */
export async function findDatabaseProblem(
  database: Kysely<Database>,
  { migrations }: { migrations: readonly string[] },
): Promise<string | null> {
  const waiting = new AbortController()
  const tooLate = sleep(ANSWER_MS, 'The database does not answer in time.', { signal: waiting.signal })
  tooLate.catch(() => {})
  try {
    return await Promise.race([compare(database, migrations), tooLate])
  } finally {
    waiting.abort()
  }
}

async function compare(database: Kysely<Database>, migrations: readonly string[]): Promise<string | null> {
  try {
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(database)
    const applied = new Set(rows.map(({ name }) => name))
    const missing = migrations.find((name) => !applied.has(name))
    return missing === undefined ? null : `The database lacks the migration ${missing}.`
  } catch (error) {
    return errorCode(error) === '42P01' ? 'The database is empty.' : 'The database does not answer.'
  }
}
