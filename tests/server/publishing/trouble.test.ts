import { expect, test } from 'vitest'
import { serveFake, type FakeAnswer, type FakeRequest } from '#tests/support/fakes/serve-fake.ts'
import {
  connectAsCms,
  connectByPlugin,
  openTrouble,
  serveWithWrongCertificate,
  type Connect,
} from '#tests/support/publishing/trouble-world.ts'

const HTML = { 'content-type': 'text/html' }
const ERROR_PAGE = '<!doctype html><title>Error establishing a database connection</title>'
const PRIVATE = { location: 'http://169.254.169.254/latest/meta-data' }

interface Trouble {
  of: string
  connect: Connect
  answer: FakeAnswer
  reason: string
}

const TROUBLES: Trouble[] = [
  {
    of: 'WordPress that answers with an error page as if all were well',
    connect: connectByPlugin,
    answer: { headers: HTML, body: ERROR_PAGE },
    reason:
      'The website answers with a web page in place of the Keyloom plugin. Please open it and see whether it works.',
  },
  {
    of: 'WordPress whose host takes nothing of this size',
    connect: connectByPlugin,
    answer: { status: 413, headers: HTML, body: ERROR_PAGE },
    reason: 'The host of the website refuses what is as large as this; its limit for uploads is too low.',
  },
  {
    of: 'WordPress that leads to a private address',
    connect: connectByPlugin,
    answer: { status: 302, headers: PRIVATE, body: '' },
    reason: 'The website has moved: create a new key at its new address.',
  },
  {
    of: 'WordPress behind a firewall',
    connect: connectByPlugin,
    answer: { status: 403, headers: HTML, body: ERROR_PAGE },
    reason:
      'The website, or a security plugin or firewall before it, does not let our call reach the Keyloom plugin.',
  },
  {
    of: 'WordPress whose key was revoked',
    connect: connectByPlugin,
    answer: { status: 401, body: { code: 'connector_unauthorized' } },
    reason:
      'WordPress refuses the key: it was revoked there. Create a new one under Settings > Keyloom of the website.',
  },
  {
    of: 'a CMS that answers with an error page as if all were well',
    connect: connectAsCms,
    answer: { headers: HTML, body: ERROR_PAGE },
    reason:
      'Your CMS (HOST) answers with a web page instead of JSON; the address probably leads to the website, not to its API.',
  },
  {
    of: 'a CMS that takes no article of this size',
    connect: connectAsCms,
    answer: { status: 413, headers: HTML, body: ERROR_PAGE },
    reason: 'Your CMS (HOST) does not accept articles as large as this one.',
  },
  {
    of: 'a CMS that leads to a private address',
    connect: connectAsCms,
    answer: { status: 302, headers: PRIVATE, body: '' },
    reason: `Your CMS (HOST) redirects GET to ${PRIVATE.location}. Please enter the address that it leads to.`,
  },
  {
    of: 'a CMS whose key was revoked',
    connect: connectAsCms,
    answer: { status: 401, body: {} },
    reason: 'Your CMS (HOST) refuses its key; please check it.',
  },
  {
    of: 'a CMS whose endpoint is gone',
    connect: connectAsCms,
    answer: { status: 404, body: {} },
    reason: 'Your CMS (HOST) has nothing at the GET endpoint; please check its path.',
  },
]

test.each(TROUBLES)(
  '$of: the reason is said, and the article stays as it is',
  async ({ connect, answer, reason }) => {
    const { baseUrl } = await serveFake(() => answer)
    const world = await openTrouble(baseUrl, connect)
    const words = reason.replace('HOST', new URL(baseUrl).host)
    expect(await world.publish()).toMatchObject({ state: 'failed', reason: words })
    expect(await world.readPublication()).toMatchObject({ error: words, remote_id: null, url: null })
    expect(await world.readArticle()).toMatchObject({ status: 'edited', url: null })
  },
)

test('a website with a certificate that no authority has signed gets nothing', async () => {
  const world = await openTrouble(await serveWithWrongCertificate(), connectAsCms)
  expect(await world.publish()).toMatchObject({
    state: 'failed',
    reason: expect.stringMatching(/^127\.0\.0\.1 offers no valid certificate/),
  })
})

test('an article that a website has refused is published when its trouble is over', async () => {
  const posts: object[] = []
  const site = await serveFake(answerAsCms(posts))
  site.failWith({ headers: HTML, body: ERROR_PAGE })
  const world = await openTrouble(site.baseUrl, connectAsCms)
  expect((await world.publish()).state).toBe('failed')
  site.failWith(null)
  expect((await world.publish()).state).toBe('done')
  expect(posts).toHaveLength(1)
  expect(await world.readPublication()).toMatchObject({ state: 'live', error: null })
})

test('an image whose host leads to a private address is left out, and nothing is asked there', async () => {
  const posts: object[] = []
  const answer = answerAsCms(posts)
  const site = await serveFake((asked) =>
    asked.url.pathname === '/photo.png' ? { status: 302, headers: PRIVATE, body: '' } : answer(asked),
  )
  const world = await openTrouble(site.baseUrl, connectAsCms)
  await world.save(world.articleId, `# Wax\n\nText.\n\n![Wax](${site.baseUrl}/photo.png)\n`)
  expect(await world.publish()).toMatchObject({
    state: 'done',
    reason: expect.stringContaining('One image was left out'),
  })
  expect(JSON.stringify(posts)).not.toContain('<img')
})

/** A CMS below a path with one list of posts. */
function answerAsCms(posts: object[]) {
  return ({ method, url, body }: FakeRequest): FakeAnswer => {
    if (!url.pathname.startsWith('/journal/posts')) return { status: 404, body: {} }
    if (method === 'GET') return { body: posts }
    const post = { ...JSON.parse(body), id: 7, url: '/journal/how-to-wax-boots' }
    posts.push(post)
    return { status: 201, body: post }
  }
}

test('a website below a path gets its article there, and its address is the full one', async () => {
  const posts: object[] = []
  const { baseUrl } = await serveFake(answerAsCms(posts))
  const world = await openTrouble(baseUrl, connectAsCms)
  expect((await world.publish()).state).toBe('done')
  expect(posts).toMatchObject([{ slug: 'how-to-wax-boots' }])
  expect(await world.readPublication()).toMatchObject({ url: `${baseUrl}/journal/how-to-wax-boots` })
})
