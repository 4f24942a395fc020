import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import { Conflict, Temporary } from '#platform/errors.ts'
import { errorCode, errorReason } from '../error-codes.ts'
import { findRow } from './rows.ts'
import type { MigrationFile } from './migration-files.ts'

/**
 * Other queries that need a table queue behind a migration that waits for it. So a migration waits for a shorter time
 * than the product's own queries do, lets them pass, and tries again.
 */
const TABLE_LOCK_MS = 1_000
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000, 8_000]

const LOCK_TIMEOUT = '55P03'
const DEADLOCK = '40P01'

export interface LockWaits {
  tableLockMs: number
  pausesMs: number[]
}

const usual: LockWaits = { tableLockMs: TABLE_LOCK_MS, pausesMs: PAUSES_MS }

/** Runs one file in one transaction, and tries again after each pause while tables that it changes are in use. */
export async function applyMigration(
  client: pg.Client,
  file: MigrationFile,
  { tableLockMs, pausesMs }: LockWaits = usual,
): Promise<void> {
  await client.query(`set lock_timeout = ${tableLockMs}`)
  for (const pause of [...pausesMs, null]) {
    const error = await tryOnce(client, file)
    if (error === null) return
    if (![LOCK_TIMEOUT, DEADLOCK].includes(errorCode(error))) {
      throw new Conflict(`The migration ${file.name} failed and changed nothing: ${errorReason(error)}.`, {
        cause: error,
      })
    }
    if (pause !== null) await sleep(pause)
  }
  throw new Temporary(
    `The migration ${file.name} changed nothing, because a table that it changes is in use all the time` +
      `${await describeOldestTransaction(client)}. End that, and start again.`,
  )
}

async function tryOnce(client: pg.Client, { name, sql, sha256 }: MigrationFile): Promise<unknown> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
    return null
  } catch (error) {
    await client.query('rollback').catch(() => {})
    return error
  }
}

const transactionRow = z.object({ pid: z.number(), name: z.string(), since: z.string() })

/** The oldest open transaction is most likely the one that holds the table. */
async function describeOldestTransaction(client: pg.Client): Promise<string> {
  const oldest = await findRow(client, transactionRow)`
    select pid, application_name as name, to_char(xact_start at time zone 'UTC', 'HH24:MI:SS') as since
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1
  `
  if (oldest === null) return ''
  const name = oldest.name === '' ? '' : ` of ${oldest.name}`
  return `; the oldest open transaction is that${name} in process ${oldest.pid} of the database, since ${oldest.since} UTC`
}
