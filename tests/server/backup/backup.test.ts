import { createReadStream, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { PROGRAM_NAME } from '#app/installation.ts'
import { Forbidden } from '#platform/errors.ts'
import { verifyBackup } from '#platform/server/backup/verify-backup.ts'
import { readMigrationFiles } from '#platform/server/database/migration-files.ts'
import {
  backUp,
  createFilled,
  createOwned,
  restore,
  type OwnedDatabase,
} from '#tests/support/backup/backups.ts'
import { readEveryTable } from '#tests/support/backup/fill-every-table.ts'
import { atEndOfFile } from '#tests/support/process/end-of-file.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'
import { asAdmin, query } from '#tests/support/database/test-database.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'
import { itemAt, takeItems } from '#platform/items.ts'

const migrations = readMigrationFiles('migrations')
const atEnd = atEndOfFile()
/** A database that tests only read, and a backup of it. */
let filled: OwnedDatabase
let whole: string
let folder: string
let file: string

beforeAll(async () => {
  filled = await createFilled(atEnd)
  whole = join(makeDataFolder(atEnd), 'whole.tar.gz')
  await backUp(filled.url, whole)
})

beforeEach(() => {
  folder = makeDataFolder()
  file = join(folder, 'backup.tar.gz')
})

/** The parts of a database that are not rows: walls, triggers, references, and the values of sequences. */
const shapeOf = (admin: string) =>
  query(
    admin,
    `select 'table' as kind, relname as name, relrowsecurity::text || relforcerowsecurity::text as state from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'
     union all select 'trigger', tgname, tgenabled::text from pg_trigger where not tgisinternal
     union all select 'reference', conname, condeferrable::text || convalidated::text from pg_constraint where contype = 'f'
     union all select 'sequence', sequencename, coalesce(last_value, 0)::text from pg_sequences where schemaname = 'public'
     union all select 'grant', table_name, string_agg(grantee || ' ' || privilege_type, ',' order by grantee, privilege_type)
       from information_schema.role_table_grants where table_schema = 'public' and grantee = 'keyloom_app' group by table_name
     order by 1, 2, 3`,
  )

test('a backup that its owner makes and restores elsewhere is equal in every table, with walls, triggers and sequences', async () => {
  const to = await createOwned()
  const manifest = await backUp(filled.url, file)
  // A newer program restores the backup with the migrations that the backup has.
  const added = {
    name: '9999-later.sql',
    sql: 'alter table users add column later int default 7',
    sha256: '0'.repeat(64),
  }
  await restore(to.url, file, { migrations: [...migrations, added] })
  const rows = await readEveryTable(filled.admin)
  expect(await readEveryTable(to.admin)).toEqual(rows)
  expect(rows['schema_migrations']).toHaveLength(migrations.length)
  expect(await shapeOf(to.admin)).toEqual(await shapeOf(filled.admin))
  expect(manifest.tables.map(({ name }) => name)).toEqual(Object.keys(rows))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['backup.tar.gz'])
  expect(await verifyBackup(file)).toEqual(manifest)
  await expectToGoOn(to)
})

/** New rows get new ids, credits add up, and the walls hold. */
async function expectToGoOn(to: OwnedDatabase): Promise<void> {
  const { highest } = itemAt(await query(to.admin, 'select max(id) as highest from contentplans'), 0)
  const [{ id }] = takeItems(
    await query(
      to.admin,
      `insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
     select id, 'new', 'USA', 'en', 'managed', 1 from workspaces limit 1 returning id`,
    ),
    1,
  )
  expect(Number(id)).toBe(Number(highest) + 1)
  expect(await query(to.admin, 'select balance from credit_balances order by 1')).toEqual(
    [7, 7, 70, 70].map((balance) => ({ balance })),
  )
  await query(
    to.admin,
    `insert into credit_entries (workspace_id, ledger, kind, amount, reference)
     select id, 'keywords', 'reserve', -2, 'later' from workspaces`,
  )
  expect(await query(to.admin, `select balance from credit_balances where ledger = 'keywords'`)).toEqual(
    [5, 5].map((balance) => ({ balance })),
  )
  const database = openProgramDatabase(to.url)
  onTestFinished(() => database.destroy())
  expect((await sql`select * from contentplans`.execute(database)).rows).toEqual([])
}

test('a backup holds the state of one moment while others write', async () => {
  const from = await createFilled()
  const over = new AbortController()
  const writing = (async () => {
    let written = 0
    for (; !over.signal.aborted; written++)
      await query(
        from.admin,
        `with one as (insert into users (email, name) values ('moment${written}@people.example', 'x') returning id)
         insert into account_events (user_id, action) select id, 'moment' from one`,
      )
    return written
  })()
  const counts = `select (select count(*)::int from users where email like 'moment%') as users,
    (select count(*)::int from account_events where action = 'moment') as events`
  await expect.poll(() => query(from.admin, counts)).not.toEqual([{ users: 0, events: 0 }])
  await backUp(from.url, file)
  over.abort()
  const written = await writing
  const to = await createOwned()
  await restore(to.url, file)
  const { users, events } = itemAt(await query(to.admin, counts), 0)
  expect(users).toBe(events)
  expect(users).toBeGreaterThan(0)
  expect(users).toBeLessThan(written)
})

test('a backup by a role that row-level security binds is refused, and leaves no file', async () => {
  const { url, admin } = await createFilled()
  const login = new URL(url).username
  await asAdmin(`revoke keyloom_walls from ${login}`)
  await expect(backUp(url, file)).rejects.toThrow(Forbidden)
  await expect(backUp(url, file)).rejects.toThrow(
    `No backup was made: row-level security binds ${login}, so rows would be missing without a sign of it.`,
  )
  expect(readdirSync(folder)).toEqual([])
  expect(admin).not.toBe(url)
})

test('a backup that is stopped leaves no file, and never overwrites another backup', async () => {
  const { url } = filled
  const stopped = AbortSignal.abort(new Error('stopped'))
  await expect(backUp(url, file, { signal: stopped })).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([])
  const before = readFileSync(whole)
  await expect(backUp(url, whole)).rejects.toThrow(/exists already; choose another name/)
  expect(readFileSync(whole).equals(before)).toBe(true)
})

test('a backup to a place that cannot be written fails with one sentence', async () => {
  await expect(backUp(filled.url, '/dev/null/backup')).rejects.toThrow(
    /^\/dev\/null\/backup cannot be used: /,
  )
})

test('an installation with data is only replaced when the operator asks for it', async () => {
  const to = await createFilled()
  await query(to.admin, `insert into users (email, name) values ('only@there.example', 'x')`)
  await query(to.admin, `create function public.left_over() returns int language sql return 1`)
  const before = await readEveryTable(to.admin)
  await expect(restore(to.url, whole)).rejects.toThrow(/^There is data already: .* add --replace/)
  expect(await readEveryTable(to.admin)).toEqual(before)
  await restore(to.url, whole, { replaces: true })
  expect(await readEveryTable(to.admin)).toEqual(await readEveryTable(filled.admin))
  expect(await query(to.admin, `select 1 from pg_proc where proname = 'left_over'`)).toEqual([])
})

test('nothing is restored while the program runs on the database, but as soon as it has stopped', async () => {
  const to = await createOwned()
  const database = openProgramDatabase(to.url, { name: PROGRAM_NAME })
  await sql`select 1`.execute(database)
  await expect(restore(to.url, whole)).rejects.toThrow(/^Keyloom runs on this database; stop every process/)
  const restoring = restore(to.url, whole)
  const locks = `select from pg_locks join pg_database d on d.oid = database and d.datname = current_database()
    where locktype = 'advisory' and granted`
  await expect.poll(() => query(to.admin, locks)).toHaveLength(1)
  await database.destroy()
  await restoring
  expect(await readEveryTable(to.admin)).toEqual(await readEveryTable(filled.admin))
})

test('a backup with rows that break a rule of the database is refused as a whole', async () => {
  const from = await createFilled()
  const to = await createFilled()
  const before = await readEveryTable(to.admin)
  await query(from.admin, 'set session_replication_role = replica; delete from users')
  await backUp(from.url, file)
  await expect(restore(to.url, file, { replaces: true })).rejects.toThrow(
    /^The database refuses the backup, and nothing was restored: .*foreign key/,
  )
  expect(await readEveryTable(to.admin)).toEqual(before)
})

test('a backup includes the product’s files, whatever their size, and a restore replaces those that exist', async () => {
  const { url } = await createFilled()
  const stores = (place: string) => [{ name: 'images', folder: join(folder, place) }]
  const source = makeDataFolder()
  const images = [{ name: 'images', folder: source }]
  const large = Buffer.alloc(6_000_000, 'abcdefg')
  writeFileSync(join(source, 'empty.png'), '')
  writeFileSync(join(source, 'Großes Bild.png'), large)
  const manifest = await backUp(url, file, { stores: images })
  expect(manifest.files.map(({ path, bytes }) => [path, bytes])).toEqual([
    ['files/images/Großes Bild.png', 6_000_000],
    ['files/images/empty.png', 0],
  ])
  await restore(url, file, { replaces: true, stores: stores('restored') })
  expect(readdirSync(folder).sort()).toEqual(['backup.tar.gz', 'restored'])
  expect((await buffer(createReadStream(join(folder, 'restored', 'Großes Bild.png')))).equals(large)).toBe(
    true,
  )
  await expect(restore(url, file, { replaces: true, stores: [] })).rejects.toThrow(
    /which this program has no place for/,
  )
})

test('an empty database cannot be backed up', async () => {
  const { url } = await createOwned()
  await expect(backUp(url, file)).rejects.toThrow('The database is empty, so there is nothing to back up.')
})
