import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { z } from 'zod'
import { Conflict, Invalid } from '#platform/errors.ts'
import { listRows, oneRow } from '../database/rows.ts'
import { errorCode } from '../error-codes.ts'
import { withFileSentence } from '../file-trouble.ts'
import { writeArchive, type ArchiveWriter } from './archive-writer.ts'
import { withBackupSession } from './backup-session.ts'
import { createCounter } from './copy-lines.ts'
import { archiveFiles, holdFiles, type FileStore } from './file-stores.ts'
import { FORMAT, MANIFEST, manifestSchema, type Manifest } from './manifest.ts'
import { namePart } from './part-names.ts'
import { seeAllRows } from './see-all-rows.ts'
import { copyOut, listSequences, listTables, type Table } from './tables.ts'

const PART_BYTES = 4 * 1024 * 1024

interface BackupInput {
  url: string
  file: string
  /** The schema whose tables are the data. */
  schema: string
  stores: FileStore[]
  /** The names of the stores that are not copied. */
  leftOut?: string[]
  /** With a passphrase, the whole file is locked. */
  passphrase?: string | undefined
  now: Date
  signal: AbortSignal
}

/** Writes all rows and files of one moment, and the sequences, into one archive; returns its list of contents. */
export async function writeBackup(input: BackupInput): Promise<Manifest> {
  const { url, file, schema, leftOut = [], passphrase, now, signal } = input
  const stores = input.stores.filter(({ name }) => !leftOut.includes(name))
  if (existsSync(file)) throw new Conflict(`${file} exists already; choose another name for the backup.`)
  return withBackupSession(url, async (client) => {
    const migrations = await listMigrations(client)
    await seeAllRows(client, schema)
    await using closing = new AsyncDisposableStack()
    const copyHeld = await holdFiles(stores, { url, closing })
    await takeSnapshot(client)
    const copied = await copyHeld()
    let manifest: Manifest | null = null
    const fill = async (archive: ArchiveWriter) => {
      const tables: Manifest['tables'] = []
      for (const table of await listTables(client, schema))
        tables.push(await archiveTable(client, { archive, schema, table }))
      manifest = manifestSchema.parse({
        product: 'keyloom',
        format: FORMAT,
        madeAt: now.toISOString(),
        serverVersion: await readServerVersion(client),
        migrations,
        tables,
        sequences: await readSequences(client, schema),
        files: await archiveFiles(archive, copied),
        leftOut,
      })
      await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 2)))
    }
    await withFileSentence(file, () => writeArchive(file, { signal, passphrase, fill }))
    if (manifest === null) throw new Error('nothing was written')
    return manifest
  })
}

/** Fixes the moment that the transaction reads: the one of the first statement after `begin`. */
async function takeSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  await client.query('select 1')
}

async function listMigrations(client: pg.Client): Promise<Manifest['migrations']> {
  try {
    return await listRows(client, manifestSchema.shape.migrations.element)`
      select name, sha256 from schema_migrations order by name
    `
  } catch (error) {
    if (errorCode(error) !== '42P01') throw error
    throw new Invalid('The database is empty, so there is nothing to back up.', { cause: error })
  }
}

async function archiveTable(
  client: pg.Client,
  { archive, schema, table }: { archive: ArchiveWriter; schema: string; table: Table },
): Promise<Manifest['tables'][number]> {
  const counter = createCounter()
  let number = 0
  for await (const part of inParts(client.query(to(copyOut(schema, table))))) {
    counter.take(part)
    await archive.add(namePart(table.name, ++number), part)
  }
  const counted = counter.end()
  await refuseMissingRows(client, { schema, table, rows: counted.rows })
  return { name: table.name, columns: table.columns, ...counted }
}

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

const countRow = z.object({ count: z.number() })

/** Compares with the server's own count in the same snapshot, which does not depend on the copy. */
async function refuseMissingRows(
  client: pg.Client,
  { schema, table, rows }: { schema: string; table: Table; rows: number },
): Promise<void> {
  const { count } = await oneRow(
    client,
    countRow,
  )`select count(*) as count from ${sql.id(schema, table.name)}`
  if (count === rows) return
  throw new Conflict(`No backup was made: ${table.name} holds ${count} rows, and ${rows} of them were read.`)
}

const versionRow = z.object({ version: z.string() })

async function readServerVersion(client: pg.Client): Promise<string> {
  const { version } = await oneRow(client, versionRow)`select current_setting('server_version') as version`
  return version
}

const sequenceState = manifestSchema.shape.sequences.element.omit({ name: true })

/** Reads sequences after the rows, so that a sequence is never behind an id that was copied. */
async function readSequences(client: pg.Client, schema: string): Promise<Manifest['sequences']> {
  await client.query('reset role')
  const sequences: Manifest['sequences'] = []
  for (const name of await listSequences(client, schema)) {
    const state = await oneRow(client, sequenceState)`
      select last_value::text as value, is_called as "isCalled" from ${sql.id(schema, name)}
    `
    sequences.push({ name, ...state })
  }
  return sequences
}
