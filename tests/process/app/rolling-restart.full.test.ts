import { expect, test } from 'vitest'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { openDemoSession } from '#tests/support/accounts/demo-session.ts'
import { startReady, type KeyloomProcess } from '#tests/support/process/keyloom-process.ts'
import { startRoundRobinProxy } from '#tests/support/network/round-robin-proxy.ts'
import { startSteadyLoad } from '#tests/support/network/steady-load.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { itemAt } from '#platform/items.ts'

const DRAIN_MS = 10_000
const ROUNDS = 2

const questions = [
  { path: '/healthz', status: 200, holds: 'up' },
  { path: '/', headers: { accept: 'text/html' }, status: 200, holds: '<!doctype html>' },
  { path: '/api/openapi.json', status: 200, holds: 'openapi' },
]

/** A request of a signed-in member, which reads from the database. */
async function askAsMember(address: string) {
  const jwt = await openDemoSession(address)
  return { path: '/api/workspace', headers: { authorization: `Bearer ${jwt}` }, status: 200, holds: 'Demo' }
}

test('two processes on one database restart one after the other, twice, and no request is lost', async () => {
  const url = await createTestDatabase('empty')
  const places = await Promise.all([placeOf(url), placeOf(url)])
  const running = await Promise.all(places.map((place) => startReady(place)))
  const proxy = await startRoundRobinProxy(running.map(({ address }) => address))
  await proxy.untilReady(2)
  const load = startSteadyLoad(
    proxy.address,
    [...questions, await askAsMember(itemAt(running, 0).address)],
    8,
  )
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, place] of places.entries()) {
      await endInTime(itemAt(running, index))
      running[index] = await startReady(place)
      await proxy.untilReady(2)
    }
  const { answered, failures } = await load.stop()
  expect(failures).toEqual([])
  expect(proxy.losses).toEqual([])
  expect(answered).toBeGreaterThan(1_000)
}, 180_000)

async function placeOf(url: string) {
  return { dataFolder: 'unused', port: await findFreePort(), env: { DATABASE_URL: url, REQUEST_LIMIT: '0' } }
}

async function endInTime({ child, ended }: KeyloomProcess): Promise<void> {
  let code: number | NodeJS.Signals | null = null
  void ended.then((result) => (code = result))
  child.kill('SIGTERM')
  await expect.poll(() => code, { timeout: DRAIN_MS }).not.toBeNull()
  expect(code).toBe(0)
}

test('many processes that start at once on an empty database all become ready', async () => {
  const url = await createTestDatabase('empty')
  const places = await Promise.all(Array.from({ length: 3 }, () => placeOf(url)))
  const started = await Promise.all(places.map((place) => startReady(place)))
  expect(started).toHaveLength(3)
}, 180_000)
