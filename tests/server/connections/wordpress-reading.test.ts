import { expect, test } from 'vitest'
import { makeServices, openWith, wordpressKey } from '#tests/support/connections/connections-world.ts'

const PAGES = '/integrations/wordpress/pages'
const apiKey = wordpressKey('https://www.shop.example/wp-json/')

async function openConnected() {
  const world = await openWith(makeServices([]))
  const { call, contentplanId, look } = world
  return {
    ...world,
    connect: () => call('POST', '/integrations/wordpress', { contentplanId, type: 'wp-plugin', apiKey }),
    start: () => call('POST', PAGES, { contentplanId }),
    readLast: async () => (await call('GET', `${PAGES}?contentplanId=${contentplanId}`)).body,
    listRuns: () => look(`select id, state from runs where name = 'wordpress-pages' order by id`),
  }
}

test('connecting WordPress starts a reading of its pages, and the button gives that reading as long as it goes on', async () => {
  const { connect, start, readLast, listRuns, look } = await openConnected()
  expect(await readLast()).toEqual({
    run_id: null,
    state: 'never',
    progress: null,
    note: null,
    ended_at: null,
  })
  expect((await connect()).status).toBe(200)
  const [run] = await listRuns()
  expect(await readLast()).toMatchObject({ state: 'active', ended_at: null })
  expect(await start()).toEqual({ status: 200, body: { runId: run?.['id'], isNew: false } })
  await look(`update runs set state = 'failed', reason = 'It is away.', ended_at = '2031-05-02T10:00:00Z'`)
  expect(await readLast()).toEqual({
    run_id: run?.['id'],
    state: 'failed',
    progress: null,
    note: 'It is away.',
    ended_at: '2031-05-02T10:00:00.000Z',
  })
  expect((await start()).body).toMatchObject({ isNew: true })
  expect(await listRuns()).toHaveLength(2)
})

test('pages are not read without a WordPress', async () => {
  const { start, listRuns } = await openConnected()
  expect(await start()).toMatchObject({
    status: 424,
    body: { code: 'not_connected', message: 'WordPress is not connected to this content plan.' },
  })
  expect(await listRuns()).toEqual([])
})

test('a plan without a website gets that of the WordPress that is connected', async () => {
  const { connect, call, contentplanId, look } = await openConnected()
  await look(`update contentplans set domain = null where id = ${contentplanId}`)
  await connect()
  expect((await call('GET', `/contentplan/${contentplanId}`)).body.domain).toBe('www.shop.example')
})

test('without a sign-in no reading starts', async () => {
  const { browser, contentplanId, listRuns } = await openConnected()
  expect((await browser.call('POST', PAGES, { contentplanId })).status).toBe(401)
  expect(await listRuns()).toEqual([])
})
