import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import { announceRun } from '#platform/server/jobs/announce-run.ts'
import { openDemoSession } from '#tests/support/accounts/demo-session.ts'
import { createTestDatabase, query } from '#tests/support/database/test-database.ts'
import { startRoundRobinProxy } from '#tests/support/network/round-robin-proxy.ts'
import { startSteadyLoad } from '#tests/support/network/steady-load.ts'
import { atEndOfFile } from '#tests/support/process/end-of-file.ts'
import { makeDataFolder, startReady, type KeyloomProcess } from '#tests/support/process/keyloom-process.ts'
import { openSocket } from '#tests/support/sockets/test-socket.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'
import { takeItems } from '#platform/items.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const atEnd = atEndOfFile()
let url: string
let dataFolder: string
let first: KeyloomProcess
let second: KeyloomProcess

/** Two web processes start at once on an empty database. */
beforeAll(async () => {
  url = await createTestDatabase('empty', atEnd)
  dataFolder = join(makeDataFolder(atEnd), 'never made')
  ;[first, second] = await Promise.all([start('web'), start('web')])
})

const start = (roles: string) =>
  startReady({
    dataFolder,
    atEnd,
    env: { DATABASE_URL: url, ROLES: roles, REQUEST_LIMIT: '0', PUBLIC_URL: 'https://keyloom.example' },
  })
const readiness = async ({ address }: KeyloomProcess) => (await fetch(`${address}/readyz`)).status
const hasQueue = () => query(url, `select to_regnamespace('pgboss') is not null as it`)

test('with DATABASE_URL no database is embedded, and no data folder is made', async () => {
  expect([await readiness(first), await readiness(second)]).toEqual([200, 200])
  expect(existsSync(dataFolder)).toBe(false)
})

test('a web process prints a note about incomplete settings', () => {
  for (const { output } of [first, second]) expect(output()).toContain('Please note: TRUST_PROXY is not set')
})

test('a web process works no runs, and a worker reports that it lives and serves nothing else', async () => {
  expect(await hasQueue()).toEqual([{ it: false }])
  const worker = await start('worker')
  expect(await hasQueue()).toEqual([{ it: true }])
  expect(await readiness(worker)).toBe(200)
  for (const path of ['/', '/api/openapi.json', '/api/workspace'])
    expect((await fetch(`${worker.address}${path}`, { headers: { accept: 'text/html' } })).status).toBe(404)
  worker.child.kill('SIGTERM')
  expect(await worker.ended).toBe(0)
})

test('readiness is lost when the tables of an operator’s database are missing, and returns with them', async () => {
  await query(url, 'alter table schema_migrations rename to elsewhere')
  expect(await readiness(first)).toBe(503)
  await query(url, 'alter table elsewhere rename to schema_migrations')
  expect(await readiness(first)).toBe(200)
})

test('a message about a run from a third process reaches both; one of them stops without losing a request, and cuts off its sockets', async () => {
  const jwt = await openDemoSession(first.address)
  const sockets = [await openSocketAs(first.address, jwt), await openSocketAs(second.address, jwt)]
  await announce()
  for (const open of sockets)
    expect(await open.take('tracker')).toMatchObject({
      data: { clusterId: null, stepName: 'Crawling', status: 'done' },
    })

  const proxy = await startRoundRobinProxy([first.address, second.address])
  await proxy.untilReady(2)
  const headers = { authorization: `Bearer ${jwt}` }
  const load = startSteadyLoad(
    proxy.address,
    [
      { path: '/healthz', status: 200, holds: 'up' },
      { path: '/', headers: { accept: 'text/html' }, status: 200, holds: '<!doctype html>' },
      { path: '/api/workspace', headers, status: 200, holds: 'Demo' },
    ],
    4,
  )
  first.child.kill('SIGTERM')
  expect(await sockets[0]?.closed).toBe(1006)
  expect(await first.ended).toBe(0)
  const { answered, failures } = await load.stop()
  expect([failures, proxy.losses]).toEqual([[], []])
  expect(answered).toBeGreaterThan(3)

  await query(url, 'update sessions set revoked_at = now()')
  expect(await sockets[1]?.closed).toBe(4401)
})

async function openSocketAs(address: string, jwt: string) {
  const answer = await fetch(`${address}/api/auth/ticket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${jwt}` },
    body: '{}',
  })
  const open = openSocket(address, z.object({ ticket: z.string() }).parse(await answer.json()))
  await open.take('welcome')
  return open
}

/** Publishes a step of a run as a worker does, in the workspace of the run. */
async function announce(): Promise<void> {
  const [{ session, workspace }] = takeItems(
    z
      .array(z.object({ session: z.string(), workspace: z.number() }))
      .parse(
        await query(
          url,
          'select id as session, (select id from workspaces limit 1) as workspace from sessions',
        ),
      ),
    1,
  )
  const [{ id }] = takeItems(
    await query(
      url,
      `insert into runs (workspace_id, name, key, payload, about, turn, state)
     values (${workspace}, 'clustering', 'x', '{}', '{"clusterId": null}', 1, 'running') returning id`,
    ),
    1,
  )
  const database = openProgramDatabase(url)
  onTestFinished(() => database.destroy())
  await database.transaction().execute(async (transaction) => {
    await enterWorkspace(transaction, { credential: { kind: 'session', session }, ids: [] })
    const step = { name: 'Crawling', state: 'done' } as const
    await announceRun(transaction, { workspaceId: workspace, runId: Number(id), step })
  })
}
