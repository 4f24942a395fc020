import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { TestProject } from 'vitest/node'
import { startPostgres, type Postgres } from '#platform/server/postgres/start-postgres.ts'
import { copyTemplateServer } from './kept-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the server that all test databases live on. */
    databaseServer: string
    /** A folder that exists for the whole run, for files that tests make once and copy. */
    runFolder: string
  }
}

let folder: string
let postgres: Postgres | undefined

/** Starts one server for the whole run, with a migrated template that is quickly copied for each test database. */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'keyloom-test-'))
  const ctx = { log: toStandardError }
  await copyTemplateServer(ctx, folder)
  postgres = await startPostgres(ctx, { folder, role: 'keyloom', isDurable: false })
  project.provide('databaseServer', postgres.adminUrl)
  project.provide('runFolder', folder)
}

export async function teardown(): Promise<void> {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

const toStandardError = { warn: write, error: write }

function write(...words: unknown[]): void {
  process.stderr.write(`${words.map(String).join(' ')}\n`)
}
