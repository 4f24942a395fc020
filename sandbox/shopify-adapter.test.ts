import { describe, expect, test } from 'vitest'
import { listShopifyBlogs } from '#integrations/publisher/shopify.ts'
import { describePublisher } from '#tests/support/publishers/publisher-contract.ts'
import { describeUnknown, writeArticle } from '#tests/support/publishers/sample-article.ts'
import { NEWS, STORE, useShopifyPeer } from '#tests/support/publishers/use-shopify-peer.ts'

const options = { signal: new AbortController().signal }
const { peer, connect, read, ask } = useShopifyPeer()

async function countTagged(marker: string): Promise<number> {
  const found = await ask(`{ articles(first: 250, query: "tag:${marker}") { nodes { tags } } }`)
  return JSON.stringify(found).split(`"${marker}"`).length - 1
}

async function deleteTagged(marker: string): Promise<void> {
  const found = await ask(`{ articles(first: 1, query: "tag:${marker}") { nodes { handle } } }`)
  const removes = /"handle":"([^"]+)"/.exec(JSON.stringify(found))?.[1]
  await peer().control.order('/shopify', { removes })
}

describePublisher(
  'the made-up Shopify',
  () => ({
    request: peer().outbound.request,
    connect: (request) => connect({ request }),
    connectWrongly: () => connect({ getToken: async () => 'shpat_wrong-secret' }),
    deleteThere: deleteTagged,
    countPosts: countTagged,
    read,
  }),
  // Its themes write the structured data, and images stay where they are.
  { hasNoHead: true, hasNoImages: true },
)

describe('the made-up Shopify', () => {
  test('an article has its author, its tags, its picture and what search engines are told', async () => {
    const image = { url: 'https://trailhouse.example/boots.png', alt: 'Boots' }
    const article = writeArticle({ image, categories: ['Tents, huts', 'Care'], author: 'Ada' })
    const { url } = await connect().create(article, options)
    const { html } = await read(url ?? '')
    for (const part of [article.metaTitle, article.metaDescription, image.url, 'alt="Boots"', 'Ada</p>'])
      expect(html).toContain(part)
    const data = await ask(
      `{ articles(first: 1, query: "tag:${article.marker}") { nodes { tags publishedAt } } }`,
    )
    expect(data).toEqual({
      articles: {
        nodes: [{ tags: ['Tents huts', 'Care', article.marker], publishedAt: '2026-01-05T10:00:00.000Z' }],
      },
    })
  })

  test('tags that the people of the store have added stay', async () => {
    const article = writeArticle()
    const { id } = await connect().create(article, options)
    await ask(
      `mutation { articleUpdate(id: "${id}", article: { tags: ["Summer", "${article.marker}"] }) { userErrors { code } } }`,
    )
    await connect().update(id, article, options)
    const data = await ask(`{ article(id: "${id}") { tags } }`)
    expect(data).toEqual({ article: { tags: ['Summer', article.marker, 'Tents'] } })
  })

  test('readers of the old address are led to the new one', async () => {
    const article = writeArticle()
    const before = await connect().create(article, options)
    const after = await connect().update(before.id, { ...article, slug: `${article.slug}-well` }, options)
    expect((await read(before.url ?? '')).status).toBe(301)
    expect(after.url).toBe(`https://trailhouse.example/blogs/news/${article.slug}-well`)
  })

  test('an article whose tag only begins like the marker, or which is in another blog, is not taken for it', async () => {
    const article = writeArticle()
    const { id } = await connect().create(writeArticle({ marker: `${article.marker}-more` }), options)
    const known = describeUnknown(article)
    expect(await connect().find(known, options)).toBeNull()
    await ask(
      `mutation { articleUpdate(id: "${id}", article: { tags: ["${article.marker}"], blogId: "gid://shopify/Blog/102" }) { userErrors { code } } }`,
    )
    expect(await connect().find(known, options)).toBeNull()
    expect(await connect().find({ ...known, remoteId: id }, options)).toMatchObject({
      id,
      url: expect.stringContaining('/blogs/guides/'),
    })
  })

  test('a published article gets search data once', async () => {
    const article = writeArticle()
    const { id } = await connect().create(article, options)
    await connect().update(id, article, options)
    await connect().create(writeArticle({ state: 'draft' }), options)
    expect(await peer().control.order('/clear-faults')).toMatchObject({
      world: { published: 1 },
      shopify: { [STORE]: 2 },
    })
  })

  test('its blogs are listed', async () => {
    const store = { store: STORE, getToken: async () => peer().token, request: peer().outbound.request }
    expect(await listShopifyBlogs(store, options)).toEqual([
      { id: NEWS, title: 'News', handle: 'news' },
      { id: 'gid://shopify/Blog/102', title: 'Guides', handle: 'guides' },
    ])
  })
})

describe('what Shopify refuses', () => {
  const article = writeArticle()

  test.each([
    ['unauthorized', 'auth', 'connect the store again'],
    ['forbidden', 'forbidden', 'allow Keyloom to change its blog'],
    ['rate_limited', 'rate_limited', 'slow down'],
    ['quota', 'forbidden', 'locked'],
    ['payment', 'payment', 'bill'],
    ['unavailable', 'unavailable', 'try again later'],
    ['malformed', 'bad_response', 'cannot be read'],
    ['html', 'unavailable', 'try again later'],
    ['reset', 'unavailable', ''],
  ])('the fault %s is an error of kind %s, in words', async (kind, expected, words) => {
    await peer().control.order('/faults', { service: 'shopify', path: '/admin/api/', kind })
    await expect(connect().create(article, options)).rejects.toMatchObject({
      kind: expected,
      message: expect.stringContaining(words),
    })
  })

  test('calls beyond the points of the store are asked to wait until there are enough again', async () => {
    await peer().control.order('/quotas', { areKept: true })
    const search = { ...describeUnknown(article), remoteId: null }
    const spendAll = async () => {
      for (let call = 0; call < 1_000; call++) await connect().find(search, options)
    }
    await expect(spendAll()).rejects.toMatchObject({ kind: 'rate_limited', retryAfter: 1 })
    await peer().control.order('/clock', { advanceMs: 1_000 })
    expect(await connect().find(search, options)).toBeNull()
  })

  test('a call whose answer is lost has been done', async () => {
    await peer().control.order('/faults', { service: 'shopify', path: '/admin/api/', kind: 'lost', times: 1 })
    await expect(connect().create(article, options)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await connect().find(describeUnknown(article), options)).toMatchObject({ state: 'live' })
  })

  test.each([
    ['no title', { title: ' ' }, "Title can't be blank"],
    ['a title that is too long', { title: 'x'.repeat(300) }, 'Title is too long'],
    ['an image that cannot be loaded', { image: { url: 'data:,', alt: '' } }, 'cannot load the image'],
  ])('%s is refused in words', async (_, change, words) => {
    await expect(connect().create(writeArticle(change), options)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining(words),
    })
  })

  test('a blog that is gone is named', async () => {
    const gone = connect({ blogId: 'gid://shopify/Blog/999' })
    await expect(gone.create(writeArticle(), options)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('choose another one in the settings'),
    })
  })

  test('an article whose slug Shopify would change is not left there under another one', async () => {
    const odd = writeArticle({ slug: 'Tents & more' })
    await expect(connect().create(odd, options)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('tents-more'),
    })
    expect(await countTagged(odd.marker)).toBe(0)
    const plain = writeArticle()
    const { id } = await connect().create(plain, options)
    await expect(connect().update(id, { ...plain, slug: 'Huts & more' }, options)).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect(await connect().find(describeUnknown(plain), options)).toMatchObject({ slug: plain.slug })
  })
})
