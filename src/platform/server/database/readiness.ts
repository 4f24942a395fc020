import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { errorCode } from '../error-codes.ts'
import type { Database } from './database.ts'
import { listRows } from './rows.ts'

const ANSWER_MS = 2_000

/** A sentence that says why the database cannot serve now, or null when it can. */
export async function findDatabaseProblem(
  database: Database,
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

const appliedMigration = z.object({ name: z.string() })

async function compare(database: Database, migrations: readonly string[]): Promise<string | null> {
  try {
    const migrated = await listRows(database, appliedMigration)`select name from schema_migrations`
    const applied = new Set(migrated.map(({ name }) => name))
    const missing = migrations.find((name) => !applied.has(name))
    return missing === undefined ? null : `The database lacks the migration ${missing}.`
  } catch (error) {
    return errorCode(error) === '42P01' ? 'The database is empty.' : 'The database does not answer.'
  }
}
