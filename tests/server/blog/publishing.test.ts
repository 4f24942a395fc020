import { expect, test } from 'vitest'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { NotConnected } from '#platform/errors.ts'
import { makeBlogWorld, makeOutgoing } from '#tests/support/blog/blog-world.ts'

const options = { signal: new AbortController().signal }
const known = (id: number) => ({
  marker: `keyloom-${id}`,
  remoteId: null,
  slug: '',
  title: '',
  askedAt: null,
})

test('a live article is in both branches with its page, and its address is the one readers open', async () => {
  const { setUp, publisherOf, read, own, look } = await makeBlogWorld()
  const staging = await setUp()
  const publisher = await publisherOf()
  const post = await publisher.create(makeOutgoing(7), options)
  expect(post).toEqual({
    id: '7',
    url: `http://127.0.0.1:4311/${own.contentplan}/article-7/`,
    slug: 'article-7',
    state: 'live',
  })
  const page = await read(`/${own.contentplan}/article-7/`)
  expect(page.status).toBe(200)
  expect(page.text).toContain('<p>The text of article 7.</p>')
  expect(page.text).not.toContain('<script>alert')
  expect((await read(`${staging}article-7/`)).status).toBe(200)
  expect(await publisher.find(known(7), options)).toEqual(post)
  const built =
    await look(`select main_built_at is not null and staging_built_at is not null as built from blogs
    where contentplan_id = ${own.contentplan}`)
  expect(built).toEqual([{ built: true }])
})

test('a draft is in staging alone, and a draft of a live article changes nothing that readers see', async () => {
  const { setUp, publisherOf, read, own } = await makeBlogWorld()
  const staging = await setUp()
  const publisher = await publisherOf()
  const draft = await publisher.create(makeOutgoing(7, { state: 'draft' }), options)
  expect(draft).toMatchObject({ state: 'draft', url: `http://127.0.0.1:4311${staging}article-7/` })
  expect((await read(`/${own.contentplan}/article-7/`)).status).toBe(404)
  await publisher.update('7', makeOutgoing(7), options)
  const next = makeOutgoing(7, { state: 'draft', html: '<p>Not approved.</p>' })
  expect(await publisher.update('7', next, options)).toMatchObject({ state: 'live' })
  expect((await read(`/${own.contentplan}/article-7/`)).text).toContain('The text of article 7.')
  expect((await read(`${staging}article-7/`)).text).toContain('Not approved.')
})

test('publishing the same article twice makes one post, and a changed slug moves its page', async () => {
  const { setUp, publisherOf, read, own, look } = await makeBlogWorld()
  await setUp()
  const publisher = await publisherOf()
  await publisher.create(makeOutgoing(7), options)
  await publisher.create(makeOutgoing(7, { slug: 'moved' }), options)
  expect((await read(`/${own.contentplan}/article-7/`)).status).toBe(404)
  expect((await read(`/${own.contentplan}/moved/`)).status).toBe(200)
  const rows = await look(
    `select branch from blog_articles where contentplan_id = ${own.contentplan} order by 1`,
  )
  expect(rows).toEqual([{ branch: 'main' }, { branch: 'staging' }])
})

test('a slug that another article has is a conflict, and nothing is changed', async () => {
  const { setUp, publisherOf, read, own } = await makeBlogWorld()
  await setUp()
  const publisher = await publisherOf()
  await publisher.create(makeOutgoing(7), options)
  const second = makeOutgoing(8, { slug: 'article-7', html: '<p>Another.</p>' })
  const failure = await publisher.create(second, options).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AdapterError)
  expect(failure).toMatchObject({ kind: 'conflict', message: expect.stringContaining('"article-7"') })
  expect((await read(`/${own.contentplan}/article-7/`)).text).toContain('article 7')
  expect(await publisher.find(known(8), options)).toBeNull()
})

test('an article cannot be shown under what is no name of a folder', async () => {
  const { setUp, publisherOf } = await makeBlogWorld()
  await setUp()
  const publisher = await publisherOf()
  const wrong = ['', '..', 'a/b', 'images', 'staging-x', '-a', 'a b', '<b>', 'a'.repeat(201), 'a\0b']
  for (const slug of wrong) {
    const creating = publisher.create(makeOutgoing(7, { slug }), options)
    await expect(creating).rejects.toMatchObject({ kind: 'invalid' })
  }
})

test('an article that was taken away is in no branch, and taking it away twice does nothing', async () => {
  const { setUp, publisherOf, read, own } = await makeBlogWorld()
  const staging = await setUp()
  const publisher = await publisherOf()
  await publisher.create(makeOutgoing(7), options)
  await publisher.unpublish('7', options)
  await publisher.unpublish('7', options)
  expect((await read(`/${own.contentplan}/article-7/`)).status).toBe(404)
  expect((await read(`${staging}article-7/`)).status).toBe(404)
  expect((await read(`/${own.contentplan}/`)).text).not.toContain('Article 7')
  await expect(publisher.update('7', makeOutgoing(7), options)).rejects.toMatchObject({ kind: 'not_found' })
})

test('an image is stored once under its hash and shown by both branches', async () => {
  const { setUp, publisherOf, read, own, look } = await makeBlogWorld()
  await setUp()
  const publisher = await publisherOf()
  const bytes = Buffer.from('an image')
  const image = { marker: 'm', fileName: 'a.png', type: 'image/png', bytes, alt: '' }
  const first = await publisher.addImage?.(image, options)
  expect(first?.url).toMatch(/^images\/[0-9a-f]{64}\.png$/)
  expect(await publisher.addImage?.(image, options)).toEqual(first)
  expect(await look(`select type from blog_images where contentplan_id = ${own.contentplan}`)).toHaveLength(1)
  const shown = await read(`/${own.contentplan}/${first?.url}`)
  expect(shown.bytes).toEqual(bytes)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  await expect(publisher.addImage?.({ ...image, type: 'image/svg+xml' }, options)).rejects.toMatchObject({
    kind: 'invalid',
  })
})

test('a plan without a blog is not connected, and says where it is set up', async () => {
  const { publisherOf } = await makeBlogWorld()
  const publisher = await publisherOf()
  await expect(publisher.create(makeOutgoing(7), options)).rejects.toThrow(NotConnected)
  await expect(publisher.create(makeOutgoing(7), options)).rejects.toThrow('Autoblog')
})

test('many articles that are published at once are all shown', async () => {
  const { setUp, publisherOf, read, own } = await makeBlogWorld()
  await setUp()
  const publisher = await publisherOf()
  await Promise.all([1, 2, 3, 4, 5, 6].map((id) => publisher.create(makeOutgoing(id), options)))
  const { text } = await read(`/${own.contentplan}/`)
  for (const id of [1, 2, 3, 4, 5, 6]) expect(text).toContain(`Article ${id}<`)
})
