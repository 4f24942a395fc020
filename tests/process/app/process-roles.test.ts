import { expect, test } from 'vitest'
import { startReady } from '#tests/support/process/keyloom-process.ts'
import { createTestDatabase, query } from '#tests/support/database/test-database.ts'

test('a worker says that it lives and answers nothing else, and a web process works no runs', async () => {
  const url = await createTestDatabase('empty')
  const start = (roles: string) =>
    startReady({ dataFolder: 'unused', env: { DATABASE_URL: url, ROLES: roles } })
  const hasQueue = () => query(url, `select to_regnamespace('pgboss') is not null as it`)
  await start('web')
  expect(await hasQueue()).toEqual([{ it: false }])
  const worker = await start('worker')
  expect(await hasQueue()).toEqual([{ it: true }])
  expect((await fetch(`${worker.address}/readyz`)).status).toBe(200)
  for (const path of ['/', '/api/openapi.json', '/api/workspace'])
    expect((await fetch(`${worker.address}${path}`, { headers: { accept: 'text/html' } })).status).toBe(404)
  worker.child.kill('SIGTERM')
  expect(await worker.ended).toBe(0)
}, 60_000)
