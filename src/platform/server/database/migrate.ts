import pg from 'pg'
import { z } from 'zod'
import { Conflict, Invalid, Temporary } from '#platform/errors.ts'
import { errorCode } from '../error-codes.ts'
import { explainConnectTrouble } from './connect-trouble.ts'
import { applyMigration, type LockWaits } from './apply-migration.ts'
import { listRows, oneRow } from './rows.ts'
import { readMigrationFiles, type MigrationFile } from './migration-files.ts'

/** PostgreSQL 15, as `server_version_num` writes it. */
export const OLDEST_SERVER = 150_000
const LOCK_NUMBER = 4_310_001
const WAIT_FOR_OTHERS_MS = 60_000

export const CREATE_MIGRATIONS_TABLE = `create table if not exists schema_migrations
  (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`

interface MigrationInput {
  url: string
  /** The folder of the `.sql` files. */
  folder: string
  /** How long, and how often, a migration waits for tables in use. */
  lockWaits?: LockWaits
}

/** Applies the migrations that the database lacks, each in one transaction; returns their names. */
export async function migrate({ url, folder, lockWaits }: MigrationInput): Promise<string[]> {
  const files = readMigrationFiles(folder)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw explainConnectTrouble(url, error)
  })
  try {
    await refuseOldServer(client)
    await waitForOtherMigrations(client)
    const pending = findPending(files, await listApplied(client))
    for (const file of pending) await applyMigration(client, file, lockWaits)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

const versionRow = z.object({ version: z.number() })

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { version } = await oneRow(client, versionRow)`
    select current_setting('server_version_num')::int as version
  `
  if (version < OLDEST_SERVER) {
    throw new Invalid(`PostgreSQL ${OLDEST_SERVER / 10_000} or newer is needed; this server is older.`)
  }
}

/**
 * Takes the lock by which only one process at a time changes what the database holds. The lock belongs to the
 * connection, so that it is released however this process ends.
 */
export async function waitForOtherMigrations(client: pg.Client): Promise<void> {
  await client.query(`set lock_timeout = ${WAIT_FOR_OTHERS_MS}; set statement_timeout = 0`)
  await client.query('select pg_advisory_lock($1)', [LOCK_NUMBER]).catch((error: unknown) => {
    if (errorCode(error) !== '55P03') throw error
    throw new Temporary('Another process is changing the database; start again when it has finished.')
  })
}

export const appliedMigration = z.object({ name: z.string(), sha256: z.string() })

type Applied = z.infer<typeof appliedMigration>

async function listApplied(client: pg.Client): Promise<Applied[]> {
  await client.query(CREATE_MIGRATIONS_TABLE)
  return listRows(client, appliedMigration)`select name, sha256 from schema_migrations order by name`
}

/** The files that are not applied yet; throws Conflict when the applied migrations do not match the files. */
export function findPending(files: MigrationFile[], applied: Applied[]): MigrationFile[] {
  for (const [index, { name, sha256 }] of applied.entries()) {
    const file = files.find((known) => known.name === name)
    if (file === undefined) {
      throw new Conflict(`The database is newer than this program: it holds ${name}. Start a newer version.`)
    }
    if (file.sha256 !== sha256) {
      throw new Conflict(`The migration ${name} was changed after it was applied; put the old text back.`)
    }
    if (files[index] !== file) {
      throw new Conflict(
        `The migration ${files[index]?.name} comes before ${name}, which is applied already.`,
      )
    }
  }
  return files.slice(applied.length)
}
