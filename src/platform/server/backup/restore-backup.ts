import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { Conflict, Explained, Invalid } from '#platform/errors.ts'
import { CREATE_MIGRATIONS_TABLE, waitForOtherMigrations } from '../database/migrate.ts'
import type { MigrationFile } from '../database/migration-files.ts'
import { listRows, oneRow } from '../database/rows.ts'
import { withBackupSession } from './backup-session.ts'
import { clearSchemas } from './clear-schema.ts'
import { stageFiles, type FileStore } from './file-stores.ts'
import { loadRows } from './load-rows.ts'
import type { Manifest } from './manifest.ts'
import { openForLoading } from './open-for-loading.ts'
import { listTables, quoteName, type Table } from './tables.ts'
import { verifyBackup } from './verify-backup.ts'

export interface RestoreInput {
  url: string
  file: string
  /** The passphrase of a locked file. */
  passphrase?: string | undefined
  /** The schema whose tables are the data, and the schemas beside it that are dropped. */
  schemas: { kept: string; dropped: string[] }
  /** Tables that have rows even in an installation that was never used. */
  filledTables: string[]
  /** The program's migrations, in their order. */
  migrations: MigrationFile[]
  stores: FileStore[]
  /** The name of the program's connections: while there is one, nothing is restored. */
  programName: string
  /** Whether present data is dropped; without it, present data refuses the restore. */
  replaces: boolean
}

/**
 * Puts the database and the files into the state of a backup, whole or not at all: everything is checked before
 * anything is changed, and the change is one transaction.
 */
export async function restoreBackup(input: RestoreInput): Promise<Manifest> {
  const { url, file, passphrase, schemas } = input
  const manifest = await verifyBackup(file, { passphrase })
  const stores = input.stores.filter(({ name }) => !manifest.leftOut.includes(name))
  const migrations = findMigrations(input, manifest)
  refuseUnknownFiles(manifest, stores)
  const staged = stageFiles(stores)
  await staged.drop()
  try {
    await withBackupSession(url, async (client) => {
      await waitForOtherMigrations(client)
      await refuseRunningProgram(client, input.programName)
      if (!input.replaces) await refuseData(client, input)
      await client.query('begin')
      await clearSchemas(client, schemas)
      await buildSchema(client, migrations)
      const tables = await fitTables(client, schemas.kept, manifest)
      const close = await openForLoading(client, { schema: schemas.kept, tables })
      await loadRows(client, {
        file,
        passphrase,
        schema: schemas.kept,
        tables,
        manifest,
        takeFile: staged.take,
      })
      await setSequences(client, schemas.kept, manifest)
      await close()
      await client.query('commit')
      await staged.keep()
      await client.query('analyze')
    })
  } catch (error) {
    throw explain(error)
  } finally {
    await staged.drop()
  }
  return manifest
}

/** Explains an error by which the database refuses the backup; returns other errors unchanged. */
function explain(error: unknown): unknown {
  if (error instanceof Explained || !(error instanceof pg.DatabaseError)) return error
  return new Conflict(`The database refuses the backup, and nothing was restored: ${error.message}.`, {
    cause: error,
  })
}

/** The migrations of the backup, taken from this program; throws Conflict when this program does not have them. */
function findMigrations({ migrations }: RestoreInput, manifest: Manifest): MigrationFile[] {
  return manifest.migrations.map(({ name, sha256 }, index) => {
    const own = migrations[index]
    if (own === undefined || own.name !== name)
      throw new Conflict(
        `This backup was made by a newer program: it holds ${name}. Use that version or a later one.`,
      )
    if (own.sha256 !== sha256)
      throw new Conflict(`This backup was made by another program: its migration ${name} has another text.`)
    return own
  })
}

function refuseUnknownFiles({ files }: Manifest, stores: FileStore[]): void {
  const known = stores.map(({ name }) => `files/${name}/`)
  const strange = files.find(({ path }) => !known.some((prefix) => path.startsWith(prefix)))
  if (strange !== undefined)
    throw new Conflict(`This backup holds ${strange.path}, which this program has no place for.`)
}

const ENDING_MS = 2_000
const PAUSE_MS = 50
const countRow = z.object({ count: z.number() })

/** Connections of a program that has just stopped are listed a moment longer, so they are waited for. */
async function refuseRunningProgram(client: pg.Client, programName: string): Promise<void> {
  const until = performance.now() + ENDING_MS
  while ((await countConnections(client, programName)) > 0) {
    if (performance.now() > until)
      throw new Conflict('Keyloom runs on this database; stop every process of it, and restore then.')
    await setTimeout(PAUSE_MS)
  }
}

async function countConnections(client: pg.Client, programName: string): Promise<number> {
  const { count } = await oneRow(client, countRow)`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = ${programName} and pid <> pg_backend_pid()
  `
  return count
}

const walledTable = z.object({ name: z.string() })

async function refuseData(client: pg.Client, { schemas, filledTables }: RestoreInput): Promise<void> {
  await client.query('begin')
  // The walls apply to the owner of the tables, too, who would see full tables as empty.
  const walled = await listRows(client, walledTable)`
    select quote_ident(relname) as name from pg_class where relnamespace = ${schemas.kept}::regnamespace and relforcerowsecurity
  `
  for (const { name } of walled)
    await client.query(`alter table ${quoteName(schemas.kept)}.${name} no force row level security`)
  for (const { name } of await listTables(client, schemas.kept)) {
    if (filledTables.includes(name)) continue
    const { rows } = await client.query(`select from ${quoteName(schemas.kept)}.${quoteName(name)} limit 1`)
    if (rows.length > 0)
      throw new Conflict(
        `There is data already: ${name} has rows. Restore into an installation that was never started, or add --replace to lose what is there.`,
      )
  }
  await client.query('rollback')
}

async function buildSchema(client: pg.Client, migrations: MigrationFile[]): Promise<void> {
  await client.query(CREATE_MIGRATIONS_TABLE)
  for (const { sql } of migrations) await client.query(sql)
}

/** The tables with the backup's columns; throws Invalid when they differ, because rows would be lost. */
async function fitTables(client: pg.Client, schema: string, manifest: Manifest): Promise<Table[]> {
  const tables = await listTables(client, schema)
  if (describe(tables) !== describe(manifest.tables))
    throw new Invalid('The tables of this backup are not those of its migrations; nothing was restored.')
  return tables.map((table) => ({
    ...table,
    columns: manifest.tables.find(({ name }) => name === table.name)?.columns ?? [],
  }))
}

function describe(list: { name: string; columns: string[] }[]): string {
  return JSON.stringify(list.map(({ name, columns }) => [name, columns.toSorted()]).sort())
}

async function setSequences(client: pg.Client, schema: string, { sequences }: Manifest): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `${quoteName(schema)}.${quoteName(name)}`,
      value,
      isCalled,
    ])
}
