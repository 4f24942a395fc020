import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { execFileSync } from 'node:child_process'
import { z } from 'zod'
import { openDatabase } from '#platform/server/database/database.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import { announceRun } from '#platform/server/jobs/announce-run.ts'
import { findFreePort } from '#platform/server/process/free-port.ts'
import { openDemoSession } from '#tests/support/accounts/demo-session.ts'
import { startReady } from '#tests/support/process/keyloom-process.ts'
import { createTestDatabase, query } from '#tests/support/database/test-database.ts'
import { openSocket } from '#tests/support/sockets/test-socket.ts'

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-web.ts'])
}, 60_000)

const silent = { warn: () => {}, error: () => {} }

test('what a third process says of a run is heard in two web processes, and a stop breaks off without a goodbye', async () => {
  const url = await createTestDatabase('empty')
  const [first, second] = await Promise.all([start(url), start(url)])
  const jwt = await openDemoSession(first.address)
  const sockets = [await join(first.address, jwt), await join(second.address, jwt)]

  await announce(url)
  for (const open of sockets)
    expect(await open.take('tracker')).toMatchObject({
      data: { clusterId: null, stepName: 'Crawling', status: 'done' },
    })

  first.child.kill('SIGTERM')
  expect(await sockets[0].closed).toBe(1006)
  await query(url, 'update sessions set revoked_at = now()')
  expect(await sockets[1].closed).toBe(4401)
}, 60_000)

async function start(url: string) {
  const port = await findFreePort()
  return startReady({ dataFolder: 'unused', port, env: { DATABASE_URL: url } })
}

async function post(address: string, path: string, headers: Record<string, string>, body: object = {}) {
  return fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function join(address: string, jwt: string) {
  const answer = await post(address, '/auth/ticket', { authorization: `Bearer ${jwt}` })
  const open = openSocket(address, z.object({ ticket: z.string() }).parse(await answer.json()))
  await open.take('welcome')
  return open
}

/** As a worker does it, in the workspace that it works for. */
async function announce(url: string): Promise<void> {
  const [{ session, workspace }] = z
    .array(z.object({ session: z.string(), workspace: z.number() }))
    .parse(
      await query(
        url,
        'select id as session, (select id from workspaces limit 1) as workspace from sessions',
      ),
    )
  const [{ id }] = await query(
    url,
    `insert into runs (workspace_id, name, key, payload, about, turn, state)
     values (${workspace}, 'clustering', 'x', '{}', '{"clusterId": null}', 1, 'running') returning id`,
  )
  const database = openDatabase({ log: silent }, { url, name: 'test' })
  onTestFinished(() => database.destroy())
  await database.transaction().execute(async (transaction) => {
    await enterWorkspace(transaction, { credential: { kind: 'session', session }, ids: [] })
    const step = { name: 'Crawling', state: 'done' } as const
    await announceRun(transaction, { workspaceId: workspace, runId: Number(id), step })
  })
}
