import { onTestFinished } from 'vitest'
import { FILLED_TABLES, PROGRAM_NAME, SCHEMAS } from '#app/installation.ts'
import type { FileStore } from '#platform/server/backup/file-stores.ts'
import { restoreBackup, type RestoreInput } from '#platform/server/backup/restore-backup.ts'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { readMigrationFiles } from '#platform/server/database/migration-files.ts'
import { fillEveryTable } from './fill-every-table.ts'
import { asAdmin, createTestDatabase } from '#tests/support/database/test-database.ts'

export interface OwnedDatabase {
  /** Of its owner, whom the walls bind. */
  url: string
  /** Of a superuser. */
  admin: string
}

/** A database as an operator has one: it belongs to a login that is no superuser. */
export async function createOwned(): Promise<OwnedDatabase> {
  const admin = await createTestDatabase('empty')
  const login = `login_${crypto.randomUUID().replaceAll('-', '')}`
  const database = new URL(admin).pathname.slice(1)
  await asAdmin(`create role ${login} login password 'x'`)
  await asAdmin(`grant keyloom_app, keyloom_walls to ${login}`)
  await asAdmin(`alter database ${database} owner to ${login}`)
  onTestFinished(async () => {
    await asAdmin(`drop database ${database} with (force)`)
    await asAdmin(`create database ${database}`)
    await asAdmin(`drop role ${login}`)
  })
  const url = new URL(admin)
  url.username = login
  url.password = 'x'
  return { url: url.href, admin }
}

/** One with two tenants and rows in every table. */
export async function createFilled(): Promise<OwnedDatabase> {
  const owned = await createOwned()
  await migrate({ url: owned.url, folder: 'migrations' })
  await fillEveryTable(owned.admin)
  return owned
}

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
