import { expect, test, vi } from 'vitest'
import { startPostgres } from '#platform/server/postgres/start-postgres.ts'
import { createTestDatabase, query } from '#tests/support/database/test-database.ts'
import { makeDataFolder, startReady } from '#tests/support/process/keyloom-process.ts'
import { makeUsedDataFolder } from '#tests/support/process/used-data.ts'
import { adminOf, expectCleanStop, INTERRUPTED, makeRunWait, readRun, SLEEPING } from './stop-world.ts'

vi.setConfig({ testTimeout: 180_000 })

const quietLog = { warn() {}, error() {} }

// Concurrent, because most of a stop is waiting for answers and steps to end by themselves.
test.concurrent('a stop ends a long statement of a run, and the run waits for the next start', async ({
  onTestFinished,
}) => {
  const dataFolder = await makeUsedDataFolder(onTestFinished)
  const env = { REQUEST_LIMIT: '0' }
  const running = await startReady({ dataFolder, env, atEnd: onTestFinished })
  const runId = await makeRunWait(running, adminOf(dataFolder))
  await expectCleanStop(running)

  const postgres = await startPostgres({ log: quietLog }, { folder: dataFolder, role: 'keyloom' })
  onTestFinished(() => postgres.stop())
  expect(await readRun(adminOf(dataFolder), runId)).toEqual(INTERRUPTED)
})

test.concurrent('a stop also ends a long statement in an operator’s database, where nothing runs afterwards', async ({
  onTestFinished,
}) => {
  const url = await createTestDatabase('migrated', onTestFinished)
  const running = await startReady({
    dataFolder: makeDataFolder(onTestFinished),
    env: { DATABASE_URL: url, REQUEST_LIMIT: '0' },
    atEnd: onTestFinished,
  })
  const runId = await makeRunWait(running, url)
  await expectCleanStop(running)
  expect(await query(url, SLEEPING)).toEqual([])
  expect(await readRun(url, runId)).toEqual(INTERRUPTED)
})
