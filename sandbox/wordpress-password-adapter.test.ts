import { beforeEach, describe, expect, test } from 'vitest'
import { pluginRootOf } from '#integrations/publisher/wordpress-address.ts'
import { listByPassword } from '#integrations/publisher/wordpress-password-lists.ts'
import { findRestRoot, tryPassword } from '#integrations/publisher/wordpress-site.ts'
import { connectWordpress } from '#integrations/publisher/wordpress.ts'
import { describePublisher } from '#tests/support/publishers/publisher-contract.ts'
import { describeUnknown, writeArticle } from '#tests/support/publishers/sample-article.ts'
import { useWordpressPeer } from '#tests/support/publishers/use-wordpress-peer.ts'

const SITE = 'https://trailhouse.example/'
const ROOT = `${SITE}wp-json/`
const { signal } = new AbortController()
const options = { signal }

const { request, control, key, login, read, connectByPassword: connect } = useWordpressPeer()
beforeEach(async () => {
  // The categories of articles are there.
  await connect().create(writeArticle(), options)
})

const connectByKey = () =>
  connectWordpress({ restRoot: pluginRootOf(ROOT), key: key(), request, isSandbox: true })
const tryAs = (own = login()) => tryPassword({ ...own, restRoot: ROOT, request }, options)

describePublisher(
  'the made-up WordPress with an application password',
  () => ({
    request,
    connect,
    connectWrongly: () => connect(request, { ...login(), password: 'wrong-secret' }),
    deleteThere: async (externalId) =>
      void (await control().order('/wordpress', { removes: { externalId } })),
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
    expect(await findRestRoot(SITE, { request, signal })).toBe(ROOT)
    expect(await findRestRoot('https://www.trailhouse.example/', { request, signal })).toBe(ROOT)
    expect(await tryAs()).toEqual({ name: 'Ed Itor' })
    expect(login().password).toMatch(/^(\w{4} ){5}\w{4}$/)
  })

  test('refuses a password that was revoked, and takes the new one', async () => {
    await control().order('/wordpress', { revokesPassword: true })
    await expect(tryAs()).rejects.toMatchObject({ kind: 'auth', reason: 'rest_not_logged_in' })
    await expect(connect().create(writeArticle(), options)).rejects.toMatchObject({ kind: 'auth' })
    expect(await tryAs(await control().readWordpressPassword())).toBeTruthy()
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
    expect(await control().order('/clear-faults')).toMatchObject({ wordpress: { posts: 3 } })
  })
})

test('the made-up WordPress lists what it has published, and no products', async () => {
  const draft = writeArticle({ state: 'draft' })
  await connect().create(draft, options)
  const lists = listByPassword({ ...login(), restRoot: ROOT, request })
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
  await control().order('/faults', { service: 'shop', path: '/wp-json/', kind })
  await expect(connect().create(writeArticle(), options)).rejects.toMatchObject({ kind: expected })
})
