import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#platform/server/database/migrate.ts'
import { prepareRoles } from '#platform/server/database/roles.ts'
import { startPostgres, type Postgres } from '#platform/server/postgres/start-postgres.ts'
import { openQueue, QUEUE_SCHEMA } from '#platform/server/jobs/queue.ts'
import { LOOKER, TEMPLATE } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the server that all test databases live on. */
    databaseServer: string
  }
}

let folder: string
let postgres: Postgres | undefined

/** One server for the whole run, with a migrated template that each test database is a quick copy of. */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'keyloom-test-'))
  postgres = await startPostgres({ log: toStandardError }, { folder, role: 'keyloom', isDurable: false })
  await prepareRoles({ url: postgres.adminUrl, login: 'keyloom' })
  await createTemplate(postgres.adminUrl)
  project.provide('databaseServer', postgres.adminUrl)
}

export async function teardown(): Promise<void> {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

const toStandardError = { warn: write, error: write }

function write(...words: unknown[]): void {
  process.stderr.write(`${words.map(String).join(' ')}\n`)
}

async function createTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.query(`create role ${LOOKER} nologin in role pg_monitor`)
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = `/${TEMPLATE}`
  await migrate({ url: url.href, folder: 'migrations' })
  const queue = await openQueue({ log: toStandardError }, { url: url.href, name: 'template' })
  await queue.stop()
  await admit(url.href)
}

async function admit(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const schema of ['public', 'facts', 'walls', QUEUE_SCHEMA])
    await client.query(
      `grant usage on schema ${schema} to ${LOOKER};
       grant all on all tables in schema ${schema} to ${LOOKER};
       grant all on all sequences in schema ${schema} to ${LOOKER};
       grant all on all functions in schema ${schema} to ${LOOKER}`,
    )
  await client.end()
}
