import { describe, expect, test } from 'vitest'
import { readWordpressKey } from '#features/connections/rules.ts'
import { describePublisher } from '#tests/support/publishers/publisher-contract.ts'
import { describeUnknown, writeArticle } from '#tests/support/publishers/sample-article.ts'
import { useWordpressPeer } from '#tests/support/publishers/use-wordpress-peer.ts'

const { signal } = new AbortController()
const options = { signal }

const { request, connect, read, control, key } = useWordpressPeer()

describePublisher('the made-up WordPress', () => ({
  request: request,
  connect,
  connectWrongly: () => connect(request, key().replace(/\.[\w-]+$/, '.wrong-secret-of-nobody')),
  deleteThere: async (externalId) => void (await control().order('/wordpress', { removes: { externalId } })),
  countPosts: async (marker) => {
    const pages = (await Array.fromAsync(connect().listPages(options))).flat()
    return pages.filter(({ external_id }) => external_id === marker).length
  },
  read,
}))

describe('the made-up WordPress', () => {
  test('its key is one of the plugin, for the shop, and works after a restart', async () => {
    expect(readWordpressKey(key())).toEqual({
      restRoot: 'https://trailhouse.example/wp-json/keyloom/v1',
      host: 'trailhouse.example',
    })
    await control().order('/reset')
    expect(await connect().readStatus(options)).toMatchObject({ name: 'Trailhouse', woocommerce: true })
  })

  test('a key opens only its own website', async () => {
    const other = await control().readWordpressKey('elsewhere.example')
    expect(await connect(request, other).readStatus(options)).toMatchObject({
      url: 'https://elsewhere.example/',
    })
    const [, secret = ''] = other.split('.')
    const mixed = `${key().split('.')[0] ?? ''}.${secret}`
    await expect(connect(request, mixed).readStatus(options)).rejects.toMatchObject({ kind: 'auth' })
  })

  test('a revoked key fails with auth, and the new one works', async () => {
    await control().order('/wordpress', { revokesKey: true })
    await expect(connect().readStatus(options)).rejects.toMatchObject({ kind: 'auth' })
    expect(await connect(request, await control().readWordpressKey()).readStatus(options)).toBeTruthy()
  })

  test('a published article gets search data once', async () => {
    const article = writeArticle()
    const post = await connect().create(article, options)
    await connect().update(post.id, article, options)
    await connect().create(writeArticle({ state: 'draft' }), options)
    expect(await control().order('/clear-faults')).toMatchObject({
      world: { published: 1 },
      wordpress: { posts: 2 },
    })
  })

  test('a post that was deleted for good can be created again', async () => {
    const article = writeArticle()
    const first = await connect().create(article, options)
    await control().order('/wordpress', { removes: { externalId: article.marker, isForGood: true } })
    expect(await connect().find(describeUnknown(article), options)).toBeNull()
    expect(await connect().create(article, options)).toEqual(first)
  })

  test('the shop’s own pages keep their addresses', async () => {
    const { decay } = await control().readFacts()
    const slug = decay.path.replace('/blog/', '')
    await expect(connect().create(writeArticle({ slug }), options)).rejects.toMatchObject({
      kind: 'conflict',
    })
  })

  test('pages, products and categories are listed as a whole', async () => {
    await connect().create(writeArticle({ categories: ['Sleeping well'] }), options)
    const [pages, products, categories] = await Promise.all([
      Array.fromAsync(connect().listPages(options)),
      Array.fromAsync(connect().listProducts(options)),
      Array.fromAsync(connect().listCategories(options)),
    ])
    expect(pages.map((part) => part.length)).toEqual([100, 11])
    expect(products.flat()).toHaveLength(180)
    expect(categories.flat().map(({ taxonomy, name }) => `${taxonomy} ${name}`)).toEqual(
      expect.arrayContaining(['category Journal', 'category Sleeping well', 'product_cat Tents']),
    )
    expect(categories.flat()).toHaveLength(12)
    const urls = [...pages, ...products, ...categories].flat().flatMap(({ url }) => url ?? [])
    expect(new Set(urls).size).toBe(111 + 180 + 10)
  })
})

describe('faults of WordPress', () => {
  const article = writeArticle()

  test.each([
    ['unauthorized', 'auth'],
    ['forbidden', 'forbidden'],
    ['rate_limited', 'rate_limited'],
    ['quota', 'unavailable'],
    ['payment', 'payment'],
    ['unavailable', 'unavailable'],
    ['slow', 'unavailable'],
    ['malformed', 'bad_response'],
    ['html', 'unavailable'],
    ['reset', 'unavailable'],
  ])('the fault %s is an error of kind %s', async (kind, expected) => {
    await control().order('/faults', { service: 'shop', path: '/wp-json/', kind })
    await expect(connect().create(article, options)).rejects.toMatchObject({ kind: expected })
  })

  test('a call whose answer is lost has been done', async () => {
    await control().order('/faults', { service: 'shop', path: '/wp-json/', kind: 'lost' })
    await expect(connect().create(article, options)).rejects.toMatchObject({ kind: 'unavailable' })
    await control().order('/clear-faults')
    expect(await connect().find(describeUnknown(article), options)).toMatchObject({ state: 'live' })
  })
})
