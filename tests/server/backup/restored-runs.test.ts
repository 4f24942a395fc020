import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { PROGRAM_NAME } from '#app/installation.ts'
import { pipeline, step } from '#platform/server/jobs/pipeline.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { sql } from 'kysely'
import { backUp, createMigrated, restore } from '#tests/support/backup/backups.ts'
import { makeWorkspace, type JobWorkspace } from '#tests/support/jobs/job-world.ts'
import { query } from '#tests/support/database/test-database.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'

const silent = { warn: () => {}, error: () => {} }

function makePipeline(only: () => Promise<void>) {
  const steps = [step({ name: 'Before', work: async () => {} }), step({ name: 'Only', work: only })]
  return pipeline({ name: 'restored', payload: z.null(), key: () => 'one', steps })
}

/** Works runs as the program does, with a login that is not a superuser. */
async function work<Result>(url: string, done: () => Promise<void>, until: () => Promise<Result>) {
  const database = openProgramDatabase(url, { name: PROGRAM_NAME })
  const worker = await startWorker(
    { log: silent, database },
    { url, name: PROGRAM_NAME, pipelines: [makePipeline(done)], services: {}, finishMs: 0 },
  )
  try {
    return await until()
  } finally {
    await worker.stop()
    await database.destroy()
  }
}

async function startRun(url: string, { workspaceId }: JobWorkspace): Promise<void> {
  const database = openProgramDatabase(url)
  await database.transaction().execute(async (open) => {
    await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(open)
    await startPipeline(
      { database: open, workspaceId, userId: null },
      makePipeline(async () => {}),
      null,
    )
  })
  await database.destroy()
}

test('a run that was under way when a backup was made continues from that point after the restore', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyloom-restored-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'one.tar.gz')
  const { url, admin } = await createMigrated()
  await startRun(url, await makeWorkspace(admin, 'own'))
  const steps = () => query(admin, 'select name, state from run_steps order by position')
  const jobs = () => query(admin, `select state from pgboss.job where name = 'runs'`)
  const seen: string[] = []
  const isUnderWay = [
    { name: 'Before', state: 'done' },
    { name: 'Only', state: 'inProgress' },
  ]

  await work(
    url,
    async () => {
      seen.push('begun')
      await new Promise(() => {})
    },
    async () => {
      await expect.poll(() => seen).toEqual(['begun'])
      await backUp(url, file)
    },
  )
  await restore(url, file, { replaces: true })
  expect(await steps()).toEqual(isUnderWay)
  await expect(jobs()).rejects.toThrow('does not exist')

  const isDone = () => query(admin, `select state from runs`)
  await work(
    url,
    async () => {
      seen.push('again')
    },
    async () => {
      await expect.poll(isDone, { timeout: 15_000 }).toEqual([{ state: 'done' }])
    },
  )
  expect(seen).toEqual(['begun', 'again'])
})
