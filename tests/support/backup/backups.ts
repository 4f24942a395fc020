import { onTestFinished } from 'vitest'
import { FILLED_TABLES, PROGRAM_NAME, SCHEMAS } from '#app/installation.ts'
import type { FileStore } from '#platform/server/backup/file-stores.ts'
import { restoreBackup, type RestoreInput } from '#platform/server/backup/restore-backup.ts'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { readMigrationFiles } from '#platform/server/database/migration-files.ts'
import { fillEveryTable } from './fill-every-table.ts'
import { closeConnections, query } from '#tests/support/database/connections.ts'
import { addressOf, asAdmin, type AtEnd } from '#tests/support/database/test-database.ts'
import { onceInARun } from '#tests/support/process/once-in-a-run.ts'

export interface OwnedDatabase {
  /** The address for its owner, whom the walls bind. */
  url: string
  /** The address for a superuser. */
  admin: string
}

/** The owner of the databases that are copied. */
const COPIED_OWNER = 'login_of_copied'

/** An empty database as operators have one: it belongs to a login that is not a superuser. */
export async function createOwned(atEnd: AtEnd = onTestFinished): Promise<OwnedDatabase> {
  return createFor(atEnd, `login_${randomName()}`, 'template1')
}

/** A database with all tables. */
export function createMigrated(atEnd: AtEnd = onTestFinished): Promise<OwnedDatabase> {
  return copyOf(atEnd, 'copied_migrated', ({ url }) => migrate({ url, folder: 'migrations' }))
}

/** A database with two tenants and rows in every table. */
export function createFilled(atEnd: AtEnd = onTestFinished): Promise<OwnedDatabase> {
  return copyOf(atEnd, 'copied_filled', async ({ url, admin }) => {
    await migrate({ url, folder: 'migrations' })
    await fillEveryTable(admin)
  })
}

/** Copies an original that is made once in a run. Everything in a copy belongs to a login of its own. */
async function copyOf(
  atEnd: AtEnd,
  original: string,
  fill: (database: OwnedDatabase) => Promise<unknown>,
): Promise<OwnedDatabase> {
  await onceInARun(original, async () => {
    const login = `${COPIED_OWNER}_${original}`
    await asAdmin(`create database ${original}`)
    const made = await own(original, login)
    await fill(made)
    await closeConnections(made.admin)
    await asAdmin(`alter database ${original} owner to postgres`)
  })
  const copy = await createFor(atEnd, `login_${randomName()}`, original)
  await query(copy.admin, `reassign owned by ${COPIED_OWNER}_${original} to ${new URL(copy.url).username}`)
  return copy
}

async function createFor(atEnd: AtEnd, login: string, template: string): Promise<OwnedDatabase> {
  const name = `test_${randomName()}`
  await asAdmin(`create database ${name} template ${template}`)
  atEnd(async () => {
    await asAdmin(`drop database ${name} with (force)`)
    await closeConnections(addressOf(name))
    await asAdmin(`drop role ${login}`)
  })
  return own(name, login)
}

/** Gives a database to a new login. */
async function own(name: string, login: string): Promise<OwnedDatabase> {
  await asAdmin(`create role ${login} login password 'x'`)
  await asAdmin(`grant keyloom_app, keyloom_walls to ${login}`)
  await asAdmin(`alter database ${name} owner to ${login}`)
  const admin = addressOf(name)
  const url = new URL(admin)
  url.username = login
  url.password = 'x'
  return { url: url.href, admin }
}

const randomName = () => crypto.randomUUID().replaceAll('-', '')

export function backUp(
  url: string,
  file: string,
  change: { stores?: FileStore[]; signal?: AbortSignal } = {},
) {
  return writeBackup({
    url,
    file,
    schema: SCHEMAS.kept,
    stores: [],
    now: new Date('2031-01-02T03:04:05Z'),
    signal: new AbortController().signal,
    ...change,
  })
}

export function restore(url: string, file: string, change: Partial<RestoreInput> = {}) {
  return restoreBackup({
    url,
    file,
    schemas: SCHEMAS,
    filledTables: FILLED_TABLES,
    migrations: readMigrationFiles('migrations'),
    stores: [],
    programName: PROGRAM_NAME,
    replaces: false,
    ...change,
  })
}
