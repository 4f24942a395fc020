import { mkdirSync, writeFileSync } from 'node:fs'
import { get, Agent, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createServer } from '#app/server.ts'
import { Conflict } from '#platform/errors.ts'
import type { Clock } from '#platform/server/clock.ts'
import { drain, type Lifecycle } from '#platform/server/http/lifecycle.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'

const page = { accept: 'text/html,*/*' }
let problem: string | null
let lifecycle: Lifecycle
let server: FastifyInstance
/** An answer that waits for the test. */
let held: Record<'isAsked' | 'mayAnswer', PromiseWithResolvers<void>>

beforeEach(async () => {
  problem = null
  lifecycle = { phase: 'ready' }
  const webFolder = makeDataFolder()
  mkdirSync(join(webFolder, 'assets'))
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>The page</title>')
  writeFileSync(join(webFolder, '.stamp'), 'not for the world')
  writeFileSync(join(webFolder, 'assets', 'index-abc.js'), 'export {}')
  writeFileSync(join(webFolder, 'assets', 'index-abc.js.br'), brotliCompressSync('export {}'))
  server = await createServer({ logLevel: 'silent', lifecycle, findProblem: async () => problem, webFolder })
  server.get('/api/broken', () => Promise.reject(new Error('secret detail')))
  server.get('/api/taken', () => Promise.reject(new Conflict('This is taken.')))
  held = { isAsked: Promise.withResolvers(), mayAnswer: Promise.withResolvers() }
  server.get('/api/held', async () => {
    held.isAsked.resolve()
    await held.mayAnswer.promise
    return { done: true }
  })
  onTestFinished(() => server.close())
})

test('/healthz says that the process lives, also while the database is missing', async () => {
  problem = 'The database does not answer.'
  expect((await server.inject('/healthz')).statusCode).toBe(200)
})

test('/readyz says ready when nothing is missing, and otherwise what is missing', async () => {
  expect((await server.inject('/readyz')).statusCode).toBe(200)
  problem = 'The database does not answer.'
  const reply = await server.inject('/readyz')
  expect([reply.statusCode, reply.json()]).toEqual([
    503,
    { message: 'The database does not answer.', error: 'Service Unavailable', code: 'not_ready' },
  ])
})

test.each(['starting', 'stopping'] as const)('the program is not ready while %s', async (phase) => {
  lifecycle.phase = phase
  expect((await server.inject('/readyz')).statusCode).toBe(503)
  expect((await server.inject('/healthz')).statusCode).toBe(200)
})

test('until the start is complete only health checks are answered', async () => {
  lifecycle.phase = 'starting'
  expect((await server.inject({ url: '/', headers: page })).statusCode).toBe(503)
})

test.each(['/', '/plans/7/keywords?sort=volume', '/index.html'])(
  'a browser at %s gets the page, which is never cached',
  async (url) => {
    const reply = await server.inject({ url, headers: page })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('The page')
    expect(reply.headers['cache-control']).toBe('no-cache')
  },
)

test('a file with a hash in its name is cached for a year and sent compressed', async () => {
  const reply = await server.inject({ url: '/assets/index-abc.js', headers: { 'accept-encoding': 'br' } })
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  })
})

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['GET', '/assets/gone-123.js'],
  ['GET', '/.stamp'],
  ['GET', '/../package.json'],
  ['GET', '/%2e%2e/package.json'],
  ['POST', '/'],
  ['DELETE', '/plans'],
] as const)('%s %s is a plain 404', async (method, url) => {
  const reply = await server.inject({
    method,
    url,
    headers: { accept: url.startsWith('/api') ? 'text/html' : '*/*' },
  })
  expect([reply.statusCode, reply.json()]).toEqual([
    404,
    { message: 'There is nothing at this address.', error: 'Not Found', code: 'not_found' },
  ])
})

test('an internal error reveals nothing of the inside', async () => {
  const reply = await server.inject('/api/broken')
  expect([reply.statusCode, reply.json()]).toEqual([
    500,
    {
      message: 'Something went wrong on our side. Please try again.',
      error: 'Internal Server Error',
      code: 'failed',
      details: { requestId: reply.headers['x-request-id'] },
    },
  ])
})

test('an error that is meant for the user keeps its sentence and status', async () => {
  const reply = await server.inject('/api/taken')
  expect([reply.statusCode, reply.json()]).toEqual([
    409,
    { message: 'This is taken.', error: 'Conflict', code: 'conflict' },
  ])
})

test.each([
  ['broken JSON', '{"a":', 400],
  ['JSON of a hundred thousand levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 404],
  ['more than a megabyte', `"${'x'.repeat(1_100_000)}"`, 413],
])('%s is refused without harm', async (_what, payload, status) => {
  const headers = { 'content-type': 'application/json' }
  const reply = await server.inject({ method: 'POST', url: '/api/anything', headers, payload })
  expect(reply.statusCode).toBe(status)
  expect(Object.keys(reply.json())).toEqual(['message', 'error', 'code'])
})

test('an address that cannot be decoded is refused in the same form', async () => {
  const reply = await server.inject('/%E0%A4%A')
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json())).toEqual(['message', 'error', 'code'])
})

test('every answer forbids foreign scripts, framing and browser features such as the camera', async () => {
  for (const url of ['/', '/readyz', '/api/nothing', '/assets/index-abc.js', '/%E0%A4%A']) {
    const { headers } = await server.inject({ url, headers: page })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringMatching(/(^|, )camera=\(\), .*geolocation=\(\), .*microphone=\(\)/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    })
  }
})

test.each([
  ['/workspace/1/contentplan/2/article/3/some-sharing-key', 'noindex'],
  ['/', undefined],
])('search engines must not list a page of a workspace, shared or not: %s', async (url, tag) => {
  expect((await server.inject({ url, headers: page })).headers['x-robots-tag']).toBe(tag)
})

test('a stop finishes running answers and tells connections to close', async () => {
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true })
  const asked = new Promise<IncomingMessage>((resolve) =>
    get(`${address}/api/held`, { agent }, (reply) => resolve(reply.resume())),
  )
  await held.isAsked.promise
  const draining = drain(server, lifecycle, { noticeMs: 0 })
  // The port is closed: the answer that is still due belongs to a request from before.
  await expect.poll(() => server.server.listening).toBe(false)
  held.mayAnswer.resolve()
  const reply = await asked
  expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close'])
  // The stop does not wait for a connection that is kept alive.
  await draining
  agent.destroy()
})

test('a stop is announced before the port closes: /readyz fails, and requests are still answered', async () => {
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const notice = Promise.withResolvers<void>()
  const slept: number[] = []
  const clock: Clock = {
    now: () => 0,
    sleep(ms) {
      slept.push(ms)
      return notice.promise
    },
  }
  const draining = drain(server, lifecycle, { noticeMs: 400, clock })
  expect((await fetch(`${address}/readyz`)).status).toBe(503)
  const reply = await fetch(`${address}/healthz`)
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close'])
  notice.resolve()
  await draining
  expect(slept).toEqual([400])
  await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed')
})

test('the announcement of a stop lasts as long as it is set to', async () => {
  const begun = performance.now()
  await drain(server, lifecycle, { noticeMs: 50 })
  // A timer may end a part of a millisecond too early.
  expect(performance.now() - begun).toBeGreaterThan(49)
})
