import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { makeTwoTenants } from '#tests/support/walls/two-tenants.ts'

const WAIT = { timeout: 10_000 }

/** The notices that processes with sockets receive while a member of one workspace works. */
async function listen() {
  const { url, server, own } = await makeTwoTenants()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => {
    if (payload.includes(`"workspaceId":${own.workspace},`)) heard.push(payload)
  })
  await client.query('listen realtime')
  const plan = `/api/contentplan/${own.contentplan}`
  const send = async (method: 'POST' | 'PUT', to: string, payload: object = {}) =>
    (
      await server.inject({
        method,
        url: `${plan}${to}`,
        payload,
        headers: { authorization: `Bearer ${own.token}` },
      })
    ).statusCode
  return { heard, own, send }
}

test('every command that changes keywords notifies all who have the plan open', async () => {
  const { heard, own, send } = await listen()
  const { keyword, keyword_import: importId, plan_change: changeId } = own
  const said = [
    await send('POST', '/keyword', { keywordsObject: [{ keyword: 'boots' }], source: 'upload' }),
    await send('PUT', '/keyword', { keywordIds: [keyword], action: 'exclude' }),
    await send('POST', `/change/${changeId}/undo`),
    await send('PUT', '/keyword', { regex: 'boots', queue: true }),
    await send('POST', `/keyword/import/${importId}/undo`),
  ]
  expect(said).toEqual([200, 200, 200, 200, 200])
  await expect.poll(() => heard.filter((payload) => payload.includes('keywords')), WAIT).toHaveLength(5)
  for (const payload of heard) expect(payload).toContain(String(own.contentplan))
})

test('a command that changes no keyword notifies nobody', async () => {
  const { heard, own, send } = await listen()
  expect(await send('PUT', '/keyword', { keywordIds: [own.keyword], excluded: false })).toBe(200)
  expect(await send('PUT', '/keyword', { regex: 'nothing like this', queue: true })).toBe(200)
  expect(await send('PUT', '/keyword', { keywordIds: [own.keyword], action: 'reset' })).toBe(200)
  await expect.poll(() => heard, WAIT).toHaveLength(1)
})
