import { sql } from 'kysely'
import type pg from 'pg'
import { z } from 'zod'
import { NotConnected } from '#platform/errors.ts'
import { withBackupSession } from '../backup/backup-session.ts'
import { seeAllRows } from '../backup/see-all-rows.ts'
import { quoteName } from '../backup/tables.ts'
import { WALLS_ROLE } from '../database/roles.ts'
import { listRows } from '../database/rows.ts'
import { openSecret, readSeal, sealSecret } from './seal.ts'
import type { KeyRing } from './sealing-keys.ts'

const BATCH = 500

interface Resealed {
  changed: number
  /** Values that are damaged, or whose key is gone; they stay as they are. */
  unreadable: number
}

/**
 * Seals every value that an older key has sealed with the newest key, in every column whose name begins with `sealed_`.
 * A value that changes meanwhile stays as its writer has left it.
 */
export async function resealSecrets(
  keys: KeyRing,
  { url, schema, signal }: { url: string; schema: string; signal: AbortSignal },
): Promise<Resealed> {
  return withBackupSession(url, async (client) => {
    const columns = await listSealedColumns(client, schema)
    for (const { table } of columns) await client.query(`grant update on ${table} to ${WALLS_ROLE}`)
    await seeAllRows(client, schema, 'Nothing was changed')
    const all: Resealed = { changed: 0, unreadable: 0 }
    for (const place of columns) {
      const { changed, unreadable } = await resealColumn(client, { keys, signal, ...place })
      all.changed += changed
      all.unreadable += unreadable
    }
    return all
  })
}

const sealedColumn = z.object({ table: z.string(), column: z.string() })

type Place = z.infer<typeof sealedColumn>

/** Lists every column whose name begins with `sealed_`, with quoted names. */
export async function listSealedColumns(client: pg.Client, schema: string): Promise<Place[]> {
  const rows = await listRows(client, sealedColumn)`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = ${schema} and column_name like 'sealed\\_%' order by 1, 2
  `
  return rows.map(({ table, column }) => ({
    table: `${quoteName(schema)}.${quoteName(table)}`,
    column: quoteName(column),
  }))
}

const sealedRow = z.object({ sealed: z.string() })

async function resealColumn(
  client: pg.Client,
  { keys, signal, table, column }: Place & { keys: KeyRing; signal: AbortSignal },
): Promise<Resealed> {
  const result: Resealed = { changed: 0, unreadable: 0 }
  const name = sql.raw(column)
  for (let last = ''; ;) {
    signal.throwIfAborted()
    const rows = await listRows(client, sealedRow)`
      select ${name} as sealed from ${sql.raw(table)} where ${name} collate "C" > ${last}
      order by ${name} collate "C" limit ${BATCH}
    `
    const changes = rows.flatMap(({ sealed }) => resealValue(keys, sealed, result))
    const done = await client.query(
      `update ${table} set ${column} = change.new
       from unnest($1::text[], $2::text[]) as change (old, new) where ${column} = change.old`,
      [changes.map(({ from }) => from), changes.map(({ to }) => to)],
    )
    result.changed += done.rowCount ?? 0
    if (rows.length < BATCH) return result
    last = rows.at(-1)?.sealed ?? ''
  }
}

function resealValue(keys: KeyRing, sealed: string, result: Resealed): { from: string; to: string }[] {
  const parts = readSeal(sealed)
  if (parts?.keyId === keys.newest().id) return []
  try {
    const boundTo = parts?.boundTo ?? ''
    return [{ from: sealed, to: sealSecret(keys, { text: openSecret(keys, { sealed, boundTo }), boundTo }) }]
  } catch (error) {
    if (!(error instanceof NotConnected)) throw error
    result.unreadable += 1
    return []
  }
}
