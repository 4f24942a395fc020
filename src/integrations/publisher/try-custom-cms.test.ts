import { expect, test } from 'vitest'
import { createOutbound } from '#platform/server/outbound/outbound.ts'
import { openOutboundTo, serveFake, type FakeAnswer } from '#tests/support/fakes/serve-fake.ts'
import { serveJsonServer } from '#tests/support/publishing/serve-json-server.ts'
import type { CustomCmsInput } from './custom-cms-call.ts'
import { tryCustomCms } from './try-custom-cms.ts'

const KEY = 'key "that" stays/secret'
const waiting = { signal: new AbortController().signal }

function tryAt(baseUrl: string, change: Partial<CustomCmsInput> = {}) {
  return tryCustomCms(
    {
      baseUrl,
      apiKey: KEY,
      endpoints: { post: '/posts', put: '/posts', get: '/posts' },
      fields: null,
      request: openOutboundTo(new URL(baseUrl).origin).request,
      ...change,
    },
    waiting,
  )
}

test('a CMS that works is asked once for its posts, and all that was said is shown without the key', async () => {
  const peer = await serveJsonServer([{ id: 'a', slug: 'hiking-boots' }])
  const trial = await tryAt(peer.baseUrl)
  expect(trial).toMatchObject({
    sent: {
      method: 'GET',
      url: `${peer.baseUrl}/posts`,
      headers: { accept: 'application/json', authorization: 'Bearer ••••••••' },
    },
    answered: { status: 200, content_type: expect.stringContaining('application/json') },
    is_working: true,
    message: expect.stringMatching(/^Your CMS \(127\.0\.0\.1:\d+\) lists 1 post\. /),
  })
  expect(JSON.parse(trial.answered?.text ?? '')).toEqual([{ id: 'a', slug: 'hiking-boots' }])
})

test('a CMS that repeats what it was sent shows the key in no form', async () => {
  const fake = await serveFake(({ headers }) => ({
    body: [headers.authorization, KEY, encodeURIComponent(KEY), btoa(KEY), 'x'.repeat(3_000)],
  }))
  const { answered } = await tryAt(fake.baseUrl)
  expect(answered?.text).toHaveLength(2_000)
  expect(answered?.text).toMatch(/^\["Bearer ••••••••","••••••••","••••••••","••••••••"/)
})

test.each<[string, FakeAnswer, string]>([
  ['no list', { body: { ok: true } }, 'not with a list of posts'],
  ['nothing', { status: 204, body: '' }, 'not with a list of posts'],
  ['a web page', { body: '\n <html>' }, 'a web page instead of JSON'],
  ['posts without the field of the slug', { body: [{ id: 1, path: 'boots' }] }, 'no field slug'],
  ['a refused key', { status: 401, body: {} }, 'refuses its key'],
  ['a refused request', { status: 400, body: {} }, 'does not accept what was asked'],
  ['a wrong path', { status: 404, body: {} }, 'nothing at the GET endpoint'],
  ['a fault', { status: 500, body: {} }, 'does not work at the moment'],
  [
    'a redirect to a private address',
    { status: 302, headers: { location: 'http://10.0.0.1/admin?x=1' }, body: '' },
    'redirects GET to http://10.0.0.1/admin. Please enter',
  ],
])('an answer with %s does not work, and says why', async (_what, answer, words) => {
  const fake = await serveFake(() => answer)
  const trial = await tryAt(fake.baseUrl)
  expect(trial).toMatchObject({ is_working: false, message: expect.stringContaining(words) })
  expect(trial.answered?.status).toBe(answer.status ?? 200)
  expect(fake.asked).toHaveLength(1)
})

test('a CMS that is not there, and one at a private address, say so', async () => {
  const fake = await serveFake(() => ({ status: 0, body: '' }))
  expect(await tryAt(fake.baseUrl)).toMatchObject({
    answered: null,
    is_working: false,
    message: expect.stringContaining('cannot be reached'),
  })
  const guarded = createOutbound({ ports: [Number(new URL(fake.baseUrl).port)] })
  const trial = await tryAt(fake.baseUrl, { request: guarded.request })
  expect(trial).toMatchObject({ answered: null, message: expect.stringContaining('is no public address') })
  await guarded.close()
})
