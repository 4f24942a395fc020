import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { migrate } from '#platform/server/database/migrate.ts'
import { prepareRoles } from '#platform/server/database/roles.ts'
import { startPostgres } from '#platform/server/postgres/start-postgres.ts'
import { closeConnections, query } from '#tests/support/database/connections.ts'
import { copyTemplateServer } from '#tests/support/database/kept-template.ts'
import { LOOKER, TEMPLATE } from '#tests/support/database/template.ts'
import type { AtEnd } from '#tests/support/database/test-database.ts'
import { makeDataFolder } from './keyloom-process.ts'
import { onceInARun } from './once-in-a-run.ts'

/** The name that the program gives to the role. */
const DATABASE_ROLE = 'keyloom'
const silent = { warn: () => {}, error: () => {} }

/**
 * A data folder of a program that was started and stopped before, so that the next start neither makes nor migrates a
 * database. Its database does not sync to the disk.
 */
export async function makeUsedDataFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const folder = makeDataFolder(atEnd)
  await copyUsedData(folder)
  return folder
}

/** Fills an existing folder with the used data. */
export async function copyUsedData(folder: string): Promise<void> {
  const original = join(inject('runFolder'), 'used data')
  await onceInARun('used data', () => makeUsedData(original))
  const { status, stderr } = spawnSync('cp', ['-a', `${original}/.`, folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The used data could not be copied: ${stderr}`)
}

/** Makes the used data from a copy of the tests' server, which is faster than a new one. */
async function makeUsedData(folder: string): Promise<void> {
  mkdirSync(folder, { mode: 0o700 })
  await copyTemplateServer({ log: silent }, folder)
  const postgres = await startPostgres({ log: silent }, { folder, role: DATABASE_ROLE, isDurable: false })
  await query(postgres.adminUrl, `drop database ${TEMPLATE}`)
  await query(postgres.adminUrl, `drop role ${LOOKER}`)
  await closeConnections(postgres.adminUrl)
  await prepareRoles({ url: postgres.adminUrl, login: DATABASE_ROLE })
  await migrate({ url: postgres.url, folder: 'migrations' })
  await postgres.stop()
  appendFileSync(join(folder, 'postgres', 'postgresql.conf'), 'fsync = off\nfull_page_writes = off\n')
}
