import { describe, expect, onTestFinished, test } from 'vitest'
import { openOutboundTo, serveFake, type FakeAnswer } from '#tests/support/fakes/serve-fake.ts'
import { makeKnown, makeOutgoing } from '#tests/support/publishing/articles.ts'
import { serveJsonServer } from '#tests/support/publishing/serve-json-server.ts'
import { itemAt } from '#platform/items.ts'
import type { CustomCmsInput } from './custom-cms-call.ts'
import { connectCustomCms } from './custom-cms.ts'

const KEY = 'key-that-stays-secret'
const ASKED = new Date('2031-05-06T00:00:00Z')
const waiting = { signal: new AbortController().signal }
const NOTHING = {
  title: null,
  content: null,
  slug: null,
  featured_image: null,
  published_at: null,
  author: null,
}

function connect(baseUrl: string, change: Partial<CustomCmsInput> = {}) {
  return connectCustomCms({
    baseUrl,
    apiKey: KEY,
    endpoints: { post: '/posts', put: '/posts', get: '/posts' },
    fields: null,
    request: openOutboundTo(new URL(baseUrl).origin).request,
    isSandbox: false,
    ...change,
  })
}

/** A CMS that lists nothing and answers everything else like this. */
async function serveAnswer(answer: FakeAnswer, list: unknown = []) {
  const fake = await serveFake(({ method }) => (method === 'GET' ? { body: list } : answer))
  return { ...fake, cms: connect(fake.baseUrl) }
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

describe('json-server, as it is', () => {
  test('gets an article, is asked for it, changes it and takes it back', async () => {
    const peer = await serveJsonServer()
    const cms = connect(peer.baseUrl)
    const made = await cms.create(makeOutgoing(), waiting)
    expect(made).toEqual({ id: itemAt(peer.posts, 0)['id'], url: null, slug: 'hiking-boots', state: 'live' })
    expect(peer.posts).toEqual([
      {
        id: made.id,
        title: 'How to choose hiking boots',
        content: '<p>Boots & “socks”.</p>',
        slug: 'hiking-boots',
        featured_image: 'https://shop.example/boots.jpg',
        published_at: '2031-05-06',
        author: 'Ada',
      },
    ])
    expect(await cms.find(makeKnown({ remoteId: made.id }), waiting)).toEqual(made)
    const changed = makeOutgoing({ title: 'Hiking boots', slug: 'boots', image: null })
    expect(await cms.update(made.id, changed, waiting)).toEqual({ ...made, slug: 'boots' })
    expect(peer.posts).toMatchObject([
      { id: made.id, title: 'Hiking boots', slug: 'boots', featured_image: null },
    ])
    await cms.unpublish(made.id, waiting)
    expect(peer.posts).toEqual([])
    await cms.unpublish(made.id, waiting)
    expect(await cms.find(makeKnown({ remoteId: made.id, askedAt: ASKED }), waiting)).toBe(null)
  })

  test('with other names of fields and endpoints gets only what is mapped', async () => {
    const peer = await serveJsonServer()
    const cms = connect(peer.baseUrl, {
      endpoints: { post: 'posts', put: `${peer.baseUrl}/posts/{id}`, get: '/posts?_sort=path' },
      fields: { ...NOTHING, title: 'headline', content: 'body', slug: 'path' },
    })
    const { id } = await cms.create(makeOutgoing(), waiting)
    expect(peer.posts).toEqual([
      { id, headline: 'How to choose hiking boots', body: '<p>Boots & “socks”.</p>', path: 'hiking-boots' },
    ])
    await cms.update(id, makeOutgoing({ title: 'Boots' }), waiting)
    expect(peer.posts).toMatchObject([{ id, headline: 'Boots' }])
  })

  test('is asked by the slug for a post whose creation had no known outcome, so that it is not made twice', async () => {
    const peer = await serveJsonServer([
      { id: 'a', slug: 'hiking-boots-2' },
      { id: 'b', slug: 'hiking-boots' },
    ])
    const cms = connect(peer.baseUrl)
    expect(await cms.find(makeKnown({ askedAt: ASKED }), waiting)).toMatchObject({ id: 'b' })
  })

  test('keeps the post of another author: it is not taken for the article, and nothing is created beside it', async () => {
    const peer = await serveJsonServer([{ id: 'a', slug: 'hiking-boots', title: 'By hand' }])
    const cms = connect(peer.baseUrl)
    expect(await cms.find(makeKnown(), waiting)).toBe(null)
    const error = await failure(cms.create(makeOutgoing(), waiting))
    expect(error).toMatchObject({ kind: 'conflict', message: expect.stringContaining('slug hiking-boots') })
    expect(await failure(cms.update('b', makeOutgoing(), waiting))).toMatchObject({ kind: 'conflict' })
    expect(peer.posts).toEqual([{ id: 'a', slug: 'hiking-boots', title: 'By hand' }])
  })
})

test('a creation is sent once, with the key and the marker of the article', async () => {
  const fake = await serveAnswer({ status: 503, body: {} })
  expect(await failure(fake.cms.create(makeOutgoing(), waiting))).toMatchObject({ kind: 'unavailable' })
  const posts = fake.asked.filter(({ method }) => method === 'POST')
  expect(posts).toHaveLength(1)
  expect(itemAt(posts, 0).headers).toMatchObject({
    authorization: `Bearer ${KEY}`,
    'idempotency-key': 'keyloom-7',
    'content-type': 'application/json',
  })
})

test.each([
  ['a number', { id: 12 }, '12'],
  ['text', { id: ' a-b ', url: 'https://cms.example/p' }, 'a-b'],
  ['_id', { _id: '65f' }, '65f'],
  ['below data', { data: { id: 7 } }, '7'],
])('the id may be %s', async (_what, body, id) => {
  const { cms } = await serveAnswer({ status: 201, body })
  expect(await cms.create(makeOutgoing(), waiting)).toMatchObject({ id })
})

test.each([
  ['https://cms.example/p', 'https://cms.example/p'],
  ['/blog/p', expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/blog\/p$/)],
  ['javascript:alert(1)', null],
  ['', null],
  [7, null],
])('the address %j of a post is shown as %j', async (url, shown) => {
  const { cms } = await serveAnswer({ status: 201, body: { id: 1, url } })
  expect((await cms.create(makeOutgoing(), waiting)).url).toEqual(shown)
})

test.each([
  ['an array', (posts: unknown) => posts],
  ['data', (posts: unknown) => ({ data: posts })],
  ['items', (posts: unknown) => ({ total: 1, items: posts })],
  ['results', (posts: unknown) => ({ results: posts })],
  ['posts', (posts: unknown) => ({ posts })],
])('a list of posts may be %s, and rows that are no post are passed over', async (_what, wrap) => {
  const rows = [
    null,
    'x',
    { slug: 'hiking-boots' },
    { id: '..', slug: 'hiking-boots' },
    { id: 3, slug: 'hiking-boots' },
  ]
  const { cms } = await serveAnswer({ body: {} }, wrap(rows))
  expect(await cms.find(makeKnown({ askedAt: ASKED }), waiting)).toMatchObject({ id: '3' })
})

test('where the filter is ignored, only a post with the very slug is the article', async () => {
  const { cms } = await serveAnswer({ body: {} }, [
    { id: 1, slug: 'socks' },
    { id: 2, slug: 'hiking-boots' },
  ])
  expect(await cms.find(makeKnown({ askedAt: ASKED }), waiting)).toMatchObject({ id: '2' })
})

test('a post that was made but whose answer has no id is found by its slug', async () => {
  let isMade = false
  const fake = await serveFake(({ method }) => {
    if (method === 'GET') return { body: isMade ? [{ id: 9, slug: 'hiking-boots' }] : [] }
    isMade = true
    return { status: 201, headers: { 'content-type': 'text/plain' }, body: 'OK' }
  })
  expect(await connect(fake.baseUrl).create(makeOutgoing(), waiting)).toMatchObject({ id: '9' })
})

test('without slugs, posts are told apart by their title, and without both a lost creation is an error', async () => {
  const fake = await serveFake(() => ({ body: [{ id: 4, name: 'How to choose hiking boots' }] }))
  const byTitle = connect(fake.baseUrl, { fields: { ...NOTHING, title: 'name' } })
  expect(await byTitle.find(makeKnown({ askedAt: ASKED }), waiting)).toMatchObject({ id: '4' })
  const blind = connect(fake.baseUrl, { fields: { ...NOTHING, content: 'body' } })
  expect(await failure(blind.find(makeKnown({ askedAt: ASKED }), waiting))).toMatchObject({ kind: 'invalid' })
})

test.each<[string, FakeAnswer, string, string]>([
  ['an answer without an id', { status: 201, body: {} }, 'bad_response', 'has no id'],
  [
    'a web page',
    { headers: { 'content-type': 'text/html' }, body: '<!doctype html>' },
    'bad_response',
    'a web page',
  ],
  ['a taken slug', { status: 409, body: {} }, 'conflict', 'another post with the slug'],
  ['an article that is too large', { status: 413, body: {} }, 'invalid', 'as large as this one'],
  ['wrong fields', { status: 422, body: { error: KEY } }, 'invalid', 'field mappings'],
  ['a wrong key', { status: 401, body: {} }, 'auth', 'refuses its key'],
  ['a wrong path', { status: 404, body: {} }, 'not_found', 'nothing at the POST endpoint'],
  ['a wrong method', { status: 405, body: {} }, 'invalid', 'does not accept POST'],
  ['too many calls', { status: 429, headers: { 'retry-after': '7' }, body: {} }, 'rate_limited', 'slow down'],
  ['a fault', { status: 500, body: {} }, 'unavailable', 'does not work'],
  ['a connection that ends', { status: 0, body: {} }, 'unavailable', 'cannot be reached'],
  [
    'a redirect',
    { status: 301, headers: { location: 'https://www.cms.example/posts/?token=hush' }, body: '' },
    'invalid',
    'redirects POST to https://www.cms.example/posts/.',
  ],
])('%s says so and shows neither the key nor the words of the CMS', async (_what, answer, kind, words) => {
  const { cms } = await serveAnswer(answer)
  const error = await failure(cms.create(makeOutgoing(), waiting))
  expect(error).toMatchObject({ kind, message: expect.stringContaining(words) })
  expect(String(error)).not.toMatch(new RegExp(`${KEY}|hush`))
})

test('a post that was deleted there is not found when it is changed', async () => {
  const { cms } = await serveAnswer({ status: 404, body: {} })
  expect(await failure(cms.update('7', makeOutgoing(), waiting))).toMatchObject({
    kind: 'not_found',
    message: expect.stringContaining('deleted there'),
  })
})

test.each([404, 410])('taking back a post that answers %s is done', async (status) => {
  const { cms } = await serveAnswer({ status, body: {} })
  expect(await failure(cms.unpublish('7', waiting))).toBe(null)
})

test.each([405, 501])(
  'a CMS that answers DELETE with %s says that it cannot take articles back',
  async (status) => {
    const { cms } = await serveAnswer({ status, body: {} })
    expect(await failure(cms.unpublish('7', waiting))).toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('cannot take articles back'),
    })
  },
)

test('a draft is never sent, because it would be live', async () => {
  const fake = await serveAnswer({ status: 201, body: { id: 1 } })
  expect(await failure(fake.cms.create(makeOutgoing({ state: 'draft' }), waiting))).toMatchObject({
    kind: 'invalid',
  })
  expect(fake.asked).toEqual([])
})

test.each([
  ['/posts', '/posts/a%2Fb'],
  ['/posts/', '/posts/a%2Fb'],
  ['/posts?lang=en', '/posts/a%2Fb?lang=en'],
  ['/posts/{id}/publish', '/posts/a%2Fb/publish'],
  ['/posts/:id', '/posts/a%2Fb'],
  ['/save?id={id}', '/save?id=a%2Fb'],
])('with the PUT endpoint %s a post is at %s', async (put, path) => {
  const fake = await serveFake(({ method }) => ({ body: method === 'GET' ? [] : {} }))
  const cms = connect(fake.baseUrl, { endpoints: { post: '/posts', put, get: '/posts' } })
  expect(await cms.update('a/b', makeOutgoing(), waiting)).toMatchObject({ id: 'a/b', slug: 'hiking-boots' })
  const asked = itemAt(fake.asked, 1)
  expect(asked.method + asked.url.pathname + asked.url.search).toBe(`PUT${path}`)
})

test('an endpoint of another host is never called', async () => {
  const fake = await serveFake(() => ({ body: [] }))
  const cms = connect('http://127.0.0.1:1', {
    endpoints: { post: fake.baseUrl, put: fake.baseUrl, get: fake.baseUrl },
    request: openOutboundTo(fake.baseUrl).request,
  })
  expect(await failure(cms.create(makeOutgoing(), waiting))).toMatchObject({ kind: 'invalid' })
  expect(fake.asked).toEqual([])
})

test('a list that leads elsewhere is not followed, so that the key stays where it was typed for', async () => {
  const other = await serveFake(() => ({ body: [] }))
  const headers = { location: `${other.baseUrl}/posts` }
  const fake = await serveFake(() => ({ status: 307, headers, body: '' }))
  const { request } = openOutboundTo(fake.baseUrl, other.baseUrl)
  const work = connect(fake.baseUrl, { request }).find(makeKnown({ askedAt: ASKED }), waiting)
  expect(await failure(work)).toMatchObject({ message: expect.stringContaining('redirects GET to') })
  expect(other.asked).toEqual([])
})

test('a call ends when the caller gives up', async () => {
  const giving = new AbortController()
  const fake = await serveFake(() => ({ body: [] }))
  onTestFinished(() => giving.abort())
  giving.abort(new Error('enough'))
  const work = connect(fake.baseUrl).find(makeKnown({ askedAt: ASKED }), giving)
  expect(await failure(work)).toMatchObject({ message: 'enough' })
})
