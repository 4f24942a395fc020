import { expect, test } from 'vitest'
import { makeSignInWorld, TestBrowser } from '#tests/support/accounts/sign-in-world.ts'

const plan = { name: 'A shop', country: 'USA', language: 'en', type: 'managed' }

async function openPlan(change = {}) {
  const { startServer, look } = await makeSignInWorld()
  const browser = new TestBrowser(await startServer())
  const { body } = await browser.call('POST', '/auth/demo')
  const jwt = await browser.exchange({ location: `/auth/in?token=${body.token}` })
  const [{ id }] = (await browser.call('GET', '/workspace', undefined, jwt)).body
  const created = await browser.call('POST', `/workspace/${id}/contentplan`, { ...plan, ...change }, jwt)
  const path = `/contentplan/${created.body.contentplanId}`
  return {
    look,
    add: (urls: string[], method: 'POST' | 'PUT' = 'POST') =>
      browser.call(method, `${path}/page`, { urls }, jwt),
    readDomain: async () => (await browser.call('GET', path, undefined, jwt)).body.domain,
  }
}

test('pages get ids in the order in which they are added, and keep them', async () => {
  const { add, look } = await openPlan()
  const first = await add(['https://shop.example/b', 'https://SHOP.example/a#x', 'https://shop.example/b'])
  expect(first.status).toBe(200)
  const [b, a, again] = first.body.pageIds
  expect(again).toBe(b)
  expect(a).not.toBe(b)
  expect((await add(['https://shop.example/a', 'https://shop.example/c'], 'PUT')).body.pageIds[0]).toBe(a)
  expect(await look('select url from pages order by url')).toEqual([
    { url: 'https://shop.example/a' },
    { url: 'https://shop.example/b' },
    { url: 'https://shop.example/c' },
  ])
})

test('the start page sets the domain of a plan, once', async () => {
  const { add, readDomain } = await openPlan()
  expect(await readDomain()).toBeNull()
  await add(['https://www.Shop.example/start'])
  expect(await readDomain()).toBe('www.shop.example')
  await add(['https://other.example/'])
  expect(await readDomain()).toBe('www.shop.example')
})

test('one invalid URL refuses the whole call', async () => {
  const { add, look, readDomain } = await openPlan()
  const refused = await add(['https://shop.example/a', 'shop example'])
  expect(refused).toMatchObject({ status: 400, body: { message: 'Invalid URL.' } })
  expect(await look('select id from pages')).toEqual([])
  expect(await readDomain()).toBeNull()
  expect((await add([])).status).toBe(400)
  expect((await add(Array.from({ length: 1001 }, (_, i) => `https://shop.example/${i}`))).status).toBe(400)
  expect((await add([`https://shop.example/${'x'.repeat(1990)}`])).status).toBe(400)
})
