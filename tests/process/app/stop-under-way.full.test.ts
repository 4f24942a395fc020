import { expect, test, vi } from 'vitest'
import { query } from '#tests/support/database/test-database.ts'
import { startReady } from '#tests/support/process/keyloom-process.ts'
import { makeUsedDataFolder } from '#tests/support/process/used-data.ts'
import { adminOf, expectCleanStop, makeRunWait, readRun } from './stop-world.ts'

vi.setConfig({ testTimeout: 180_000 })

test('a run whose statement was ended by a stop continues after the next start', async () => {
  const dataFolder = await makeUsedDataFolder()
  const running = await startReady({ dataFolder, env: { REQUEST_LIMIT: '0' } })
  const runId = await makeRunWait(running, adminOf(dataFolder))
  await expectCleanStop(running)

  const again = await startReady({ dataFolder })
  const url = adminOf(dataFolder)
  await query(url, 'delete from slowness')
  const done = { state: 'done', attempts: 0, losses: 0 }
  await expect.poll(() => readRun(url, runId), { timeout: 60_000 }).toEqual(done)
  again.child.kill('SIGTERM')
  expect(await again.ended).toBe(0)
})
