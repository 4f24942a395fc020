import { request as requestPage } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pluginRootOf } from '#integrations/publisher/wordpress-address.ts'
import { listByPassword } from '#integrations/publisher/wordpress-password-lists.ts'
import { connectWordpressByPassword } from '#integrations/publisher/wordpress-password.ts'
import { findRestRoot, tryPassword } from '#integrations/publisher/wordpress-site.ts'
import { connectWordpress } from '#integrations/publisher/wordpress.ts'
import { createOutbound, type Outbound, type SendRequest } from '#platform/server/outbound/outbound.ts'
import { describePublisher } from '#tests/support/publishers/publisher-contract.ts'
import { describeUnknown, writeArticle } from '#tests/support/publishers/sample-article.ts'
import { createControlClient } from './control-client.ts'
import { createStandIns } from './stand-ins.ts'
import { startSandbox, type Sandbox } from './start-sandbox.ts'

const SITE = 'https://trailhouse.example/'
const ROOT = `${SITE}wp-json/`
const { signal } = new AbortController()
const options = { signal }

let sandbox: Sandbox
let outbound: Outbound
let control: ReturnType<typeof createControlClient>
let login: { user: string; password: string }
let key: string
beforeAll(async () => {
  sandbox = await startSandbox()
  control = createControlClient(sandbox.controlUrl)
  outbound = createOutbound({
    allowedOrigins: Object.values(sandbox.services),
    findStandIn: createStandIns(sandbox),
  })
})
beforeEach(async () => {
  await control.order('/reset')
  await control.order('/clock', { at: '2026-04-20T20:00:00Z' })
  login = await control.readWordpressPassword()
  key = await control.readWordpressKey()
  await connect().create(writeArticle(), options)
})
afterAll(async () => {
  await outbound.close()
  await sandbox.stop()
})

const connect = (request: SendRequest = outbound.request, own = login) =>
  connectWordpressByPassword({ ...own, restRoot: ROOT, request, isSandbox: true })
const connectByKey = () =>
  connectWordpress({ restRoot: pluginRootOf(ROOT), key, request: outbound.request, isSandbox: true })
const tryAs = (own = login) => tryPassword({ ...own, restRoot: ROOT, request: outbound.request }, options)

/** Opens a page of the made-up web as a reader does. */
function read(url: string): Promise<{ status: number; type: string; html: string }> {
  const { host, pathname } = new URL(url)
  return new Promise((resolve, reject) => {
    const call = requestPage(`${sandbox.services.shop}${pathname}`, { headers: { host } }, (answer) => {
      let html = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (html += piece))
      const type = answer.headers['content-type'] ?? ''
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, type, html }))
    })
    call.on('error', reject).end()
  })
}

describePublisher(
  'the made-up WordPress with an application password',
  () => ({
    request: outbound.request,
    connect,
    connectWrongly: () => connect(outbound.request, { ...login, password: 'wrong-secret' }),
    deleteThere: async (externalId) => void (await control.order('/wordpress', { removes: { externalId } })),
    countPosts: async (marker) => {
      // The plugin takes the post for its own first.
      await connectByKey().find({ ...describeUnknown(writeArticle()), marker }, options)
      const pages = (await Array.fromAsync(connectByKey().listPages(options))).flat()
      return pages.filter(({ external_id }) => external_id === marker).length
    },
    read,
  }),
  { isNotAtomic: true, hasNoHead: true, hasNoSizes: true },
)

describe('the made-up WordPress without the plugin', () => {
  test('names its REST root, and its user may publish', async () => {
    expect(await findRestRoot(SITE, { request: outbound.request, signal })).toBe(ROOT)
    expect(await findRestRoot('https://www.trailhouse.example/', { request: outbound.request, signal })).toBe(
      ROOT,
    )
    expect(await tryAs()).toEqual({ name: 'Ed Itor' })
    expect(login.password).toMatch(/^(\w{4} ){5}\w{4}$/)
  })

  test('refuses a password that was revoked, and takes the new one', async () => {
    await control.order('/wordpress', { revokesPassword: true })
    await expect(tryAs()).rejects.toMatchObject({ kind: 'auth', reason: 'rest_not_logged_in' })
    await expect(connect().create(writeArticle(), options)).rejects.toMatchObject({ kind: 'auth' })
    expect(await tryAs(await control.readWordpressPassword())).toBeTruthy()
  })

  test('has one post of an article, whether the key or the password brings it', async () => {
    const [first, second] = [writeArticle(), writeArticle()]
    const byKey = await connectByKey().create(first, options)
    const byPassword = await connect().create(second, options)
    expect(await connect().find(describeUnknown(first), options)).toMatchObject({ slug: byKey.slug })
    expect(await connectByKey().find(describeUnknown(second), options)).toMatchObject({
      slug: byPassword.slug,
    })
    await connect().create(first, options)
    await connectByKey().create(second, options)
    expect(await control.order('/clear-faults')).toMatchObject({ wordpress: { posts: 3 } })
  })
})

test('the made-up WordPress lists what it has published, and no products', async () => {
  const draft = writeArticle({ state: 'draft' })
  await connect().create(draft, options)
  const lists = listByPassword({ ...login, restRoot: ROOT, request: outbound.request })
  const pages = (await Array.fromAsync(lists.listPages(options))).flat()
  expect(pages.length).toBeGreaterThan(100)
  expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length)
  expect(new Set(pages.map(({ type, status }) => `${type} ${status}`))).toEqual(
    new Set(['post publish', 'page publish']),
  )
  expect(pages.map(({ title }) => title)).not.toContain(draft.title)
  const categories = (await Array.fromAsync(lists.listCategories(options))).flat()
  expect(categories).toContainEqual(expect.objectContaining({ name: 'Tents', url: null }))
  expect(await Array.fromAsync(lists.listProducts(options))).toEqual([])
})

test.each([
  ['unauthorized', 'auth'],
  ['forbidden', 'forbidden'],
  ['unavailable', 'unavailable'],
  ['malformed', 'bad_response'],
  ['html', 'unavailable'],
  ['reset', 'unavailable'],
])('the fault %s is an error of kind %s', async (kind, expected) => {
  await control.order('/faults', { service: 'shop', path: '/wp-json/', kind })
  await expect(connect().create(writeArticle(), options)).rejects.toMatchObject({ kind: expected })
})
