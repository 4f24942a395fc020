import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { Conflict, NotConnected } from '#platform/errors.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { withClient } from '#tests/support/database/connections.ts'
import { createTestDatabase, query } from '#tests/support/database/test-database.ts'

let url: string
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  url = await createTestDatabase('empty')
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const names = async () =>
  (await query(url, 'select name from schema_migrations order by name')).map(({ name }) => name)

test('files run once, in the order of their numbers', async () => {
  write('0002-row.sql', 'insert into t values (1)')
  write('0001-table.sql', 'create table t (n int); insert into t values (0)')
  expect(await migrate({ url, folder })).toEqual(['0001-table.sql', '0002-row.sql'])
  expect(await migrate({ url, folder })).toEqual([])
  expect(await query(url, 'select n from t order by n')).toEqual([{ n: 0 }, { n: 1 }])
})

test('many processes that start together run a file once', async () => {
  write('0001-slow.sql', 'create table t (n int); select pg_sleep(0.3)')
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate({ url, folder })))
  expect(applied.flat()).toEqual(['0001-slow.sql'])
})

test('a migration that fails changes nothing, and the effect of earlier ones stays', async () => {
  write('0001-good.sql', 'create table t (n int)')
  write('0002-bad.sql', 'insert into t values (1); select 1/0')
  await expect(migrate({ url, folder })).rejects.toThrow(
    new Conflict('The migration 0002-bad.sql failed and changed nothing: division by zero.'),
  )
  expect(await names()).toEqual(['0001-good.sql'])
  expect(await query(url, 'select * from t')).toEqual([])
})

test('a migration file that changed after it ran is refused', async () => {
  write('0001-table.sql', 'create table t (n int)')
  await migrate({ url, folder })
  write('0001-table.sql', 'create table t (n bigint)')
  await expect(migrate({ url, folder })).rejects.toThrow(/0001-table.sql was changed after it was applied/)
})

test('a migration file with other line ends counts as unchanged', async () => {
  write('0001-table.sql', 'create table t\n(n int)\n')
  await migrate({ url, folder })
  write('0001-table.sql', 'create table t\r\n(n int)\r\n')
  expect(await migrate({ url, folder })).toEqual([])
})

test('a database of a newer program is refused', async () => {
  write('0001-table.sql', 'create table t (n int)')
  write('0002-more.sql', 'create table u (n int)')
  await migrate({ url, folder })
  rmSync(join(folder, '0002-more.sql'))
  await expect(migrate({ url, folder })).rejects.toThrow(/newer than this program: it holds 0002-more.sql/)
})

test('a migration file with a lower number than one that has run is refused', async () => {
  write('0001-table.sql', 'create table t (n int)')
  write('0003-more.sql', 'create table u (n int)')
  await migrate({ url, folder })
  write('0002-late.sql', 'create table v (n int)')
  await expect(migrate({ url, folder })).rejects.toThrow(/0002-late.sql comes before 0003-more.sql/)
})

test('two migration files with one number are refused before anything runs', async () => {
  write('0001-a.sql', 'create table a (n int)')
  write('0001-b.sql', 'create table b (n int)')
  await expect(migrate({ url, folder })).rejects.toThrow(/a number of its own/)
})

/** Another session locks the table for at least that long. */
async function hold(table: string, seconds: number) {
  const holder = withClient(url, (client) =>
    client.query(`begin; lock table ${table}; select pg_sleep(${seconds})`),
  )
  const isHeld = `select 1 from pg_locks where mode = 'AccessExclusiveLock' and granted and relation = '${table}'::regclass`
  await expect.poll(() => query(url, isHeld)).toHaveLength(1)
  return { released: holder }
}

test('a migration of a table in use is tried again until the table is free', async () => {
  write('0001-table.sql', 'create table t (n int)')
  await migrate({ url, folder })
  write('0002-change.sql', 'alter table t add column m int')
  const holding = await hold('t', 0.5)
  const lockWaits = { tableLockMs: 50, pausesMs: Array.from({ length: 200 }, () => 50) }
  expect(await migrate({ url, folder, lockWaits })).toEqual(['0002-change.sql'])
  await holding.released
})

test('a migration of a table that never gets free ends with one sentence, changes nothing and blocks nobody', async () => {
  write('0001-table.sql', 'create table t (n int); create table u (n int)')
  await migrate({ url, folder })
  write('0002-change.sql', 'alter table u add column m int; alter table t add column m int')
  const reader = new pg.Client({ connectionString: url, application_name: 'a long report' })
  await reader.connect()
  onTestFinished(() => reader.end())
  await reader.query('begin; select * from t')
  const lockWaits = { tableLockMs: 50, pausesMs: [1, 1] }
  await expect(migrate({ url, folder, lockWaits })).rejects.toThrow(
    /^The migration 0002-change\.sql changed nothing, because a table that it changes is in use all the time; the oldest open transaction is that of a long report in process \d+ of the database, since [\d:]{8} UTC\. End that, and start again\.$/,
  )
  expect(await query(url, 'select * from u')).toEqual([])
  expect(await names()).toEqual(['0001-table.sql'])
  await reader.query('rollback')
  expect(await migrate({ url, folder, lockWaits })).toEqual(['0002-change.sql'])
})

test('while a migration waits for a reader, other readers get through between its attempts', async () => {
  write('0001-table.sql', 'create table t (n int)')
  await migrate({ url, folder })
  write('0002-change.sql', 'alter table t add column m int')
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  onTestFinished(() => reader.end())
  await reader.query('begin; select * from t')
  const lockWaits = { tableLockMs: 50, pausesMs: Array.from({ length: 200 }, () => 20) }
  const migrating = migrate({ url, folder, lockWaits })
  const waits = `select 1 from pg_locks where not granted and relation = 't'::regclass`
  await expect.poll(() => query(url, waits), { interval: 1 }).toHaveLength(1)
  expect(await query(url, 'select * from t')).toEqual([])
  await reader.query('rollback')
  expect(await migrating).toEqual(['0002-change.sql'])
})

test('an installation has one identity and cannot get a second', async () => {
  const own = await createTestDatabase()
  expect(await query(own, 'select count(*)::int as n from instance')).toEqual([{ n: 1 }])
  await expect(query(own, 'insert into instance default values')).rejects.toThrow(/instance_is_one_row/)
})

test('an unreachable server is named without its password', async () => {
  const port = await findFreePort()
  const gone = `postgres://me:top%20secret@127.0.0.1:${port}/plans`
  await expect(migrate({ url: gone, folder })).rejects.toThrow(
    new NotConnected(`The database at 127.0.0.1:${port}/plans cannot be reached: nothing answers there.`),
  )
})

test('a refused password is reported and not shown', async () => {
  const wrong = new URL(url)
  wrong.password = 'not-the-one'
  const refused = migrate({ url: wrong.href, folder })
  await expect(refused).rejects.toThrow(/cannot be reached: it refuses the user name or password\.$/)
  await expect(refused).rejects.not.toThrow(/not-the-one/)
})
