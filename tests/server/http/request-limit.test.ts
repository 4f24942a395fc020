import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { SignJWT } from 'jose'
import { createServer, type ServerInput } from '#app/server.ts'
import { takeUpgrades } from '#platform/server/realtime/upgrades.ts'
import { sendRaw } from '#tests/support/network/raw-request.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

async function makeServer(input: Pick<ServerInput, 'requestLimit' | 'trustProxy'> & Partial<ServerInput>) {
  const server = await createServer({
    logLevel: 'silent',
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: import.meta.dirname,
    serveFeatures: async (to) => {
      to.get('/api/ping', async () => ({ pong: true }))
    },
    ...input,
  })
  onTestFinished(() => server.close())
  return server
}

/** The statuses of `count` requests, one after the other. */
async function ask(
  server: FastifyInstance,
  count: number,
  request: { url?: string; headers?: object; remoteAddress?: string } = {},
) {
  const statuses: number[] = []
  for (let at = 0; at < count; at++) {
    const { statusCode } = await server.inject({
      url: '/api/ping',
      ...request,
      headers: { ...request.headers },
    })
    statuses.push(statusCode)
  }
  return statuses
}

test('requests above the limit are refused with a sentence and the seconds to wait', async () => {
  const server = await makeServer({ requestLimit: 3 })
  expect(await ask(server, 4)).toEqual([200, 200, 200, 429])
  const reply = await server.inject('/api/ping')
  const seconds = Number(reply.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(reply.json()).toEqual({
    message: `Too many requests. Please try again in ${seconds} seconds.`,
    error: 'Too Many Requests',
    code: 'too_many_requests',
  })
})

test('each token has a limit of its own, and so has each address without a token', async () => {
  const server = await makeServer({ requestLimit: 2 })
  const asOne = { headers: { authorization: 'Bearer one' } }
  expect(await ask(server, 3, asOne)).toEqual([200, 200, 429])
  expect(await ask(server, 3, { headers: { authorization: 'Bearer two' } })).toEqual([200, 200, 429])
  expect(await ask(server, 3)).toEqual([200, 200, 429])
  expect(await ask(server, 1, { remoteAddress: '203.0.113.7' })).toEqual([200])
  expect(await ask(server, 1, { ...asOne, remoteAddress: '203.0.113.7' })).toEqual([429])
})

test('requests with a made-up token each are limited by their address', async () => {
  const server = await makeServer({ requestLimit: 1 })
  const statuses: number[] = []
  for (let at = 0; at < 11; at++)
    statuses.push(...(await ask(server, 1, { headers: { authorization: `Bearer ${at}` } })))
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('addresses of one IPv6 network share a limit', async () => {
  const server = await makeServer({ requestLimit: 1 })
  expect(await ask(server, 1, { remoteAddress: '2001:db8::1' })).toEqual([200])
  expect(await ask(server, 1, { remoteAddress: '2001:db8::2' })).toEqual([429])
  expect(await ask(server, 1, { remoteAddress: '2001:db8:0:1::1' })).toEqual([200])
})

test.each([
  ['GET', '/', 404],
  ['GET', '/http.test.ts', 200],
  ['GET', '/auth/in?token=x', 404],
  ['GET', '/nothing/at/all', 404],
  ['GET', '/.hidden', 404],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/%61pi/ping', 200],
  ['GET', '/%61ssets/x.js', 404],
  ['GET', '/api/nothing', 404],
  ['GET', `/api/${'x'.repeat(200)}`, 404],
  ['POST', '/', 404],
  ['DELETE', '/api/ping', 404],
  ['OPTIONS', '/', 404],
  ['TRACE', '/', 404],
] as const)('%s %s is counted, whether the address exists or not', async (method, url, status) => {
  const server = await makeServer({ requestLimit: 2 })
  const ask1 = async () => (await server.inject({ method, url })).statusCode
  expect([await ask1(), await ask1(), await ask1()]).toEqual([status, status, 429])
  expect(await ask(server, 1)).toEqual([429])
})

test('a token counts only for the API: elsewhere made-up tokens do not avoid the limit', async () => {
  const server = await makeServer({ requestLimit: 1 })
  const statuses: number[] = []
  for (const token of ['a', 'b'])
    statuses.push(...(await ask(server, 1, { url: '/', headers: { authorization: `Bearer ${token}` } })))
  expect(statuses).toEqual([404, 429])
})

test('files of the web app have ten times the limit, counted separately', async () => {
  const server = await makeServer({ requestLimit: 1 })
  expect(await ask(server, 11, { url: '/assets/gone.js' })).toEqual([...Array(10).fill(404), 429])
  expect(await ask(server, 1)).toEqual([200])
})

test('health checks are never limited', async () => {
  const server = await makeServer({ requestLimit: 1 })
  await ask(server, 5)
  for (const [url, status] of [
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 200],
  ] as const)
    expect(await ask(server, 15, { url })).toEqual(Array(15).fill(status))
})

test('many readiness checks at once share one query to the database', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  let looks = 0
  const server = await makeServer({
    requestLimit: 1,
    findProblem: () => {
      looks += 1
      return promise
    },
  })
  const asked = Array.from({ length: 50 }, () => server.inject('/readyz'))
  await expect.poll(() => looks).toBe(1)
  resolve(null)
  for (const reply of await Promise.all(asked)) expect(reply.statusCode).toBe(200)
  expect(looks).toBe(1)
  await server.inject('/readyz')
  expect(looks).toBe(2)
})

test('all spellings of a token’s signature count as one token', async () => {
  const server = await makeServer({ requestLimit: 2 })
  const signed = await new SignJWT({ name: 'Ada' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new Uint8Array(32).fill(7))
  const last = LETTERS.indexOf(signed.at(-1) ?? '')
  // Two bits of the last letter are not part of any byte: four letters spell the same signature.
  const spellings = [0, 1, 2, 3].map((bits) => signed.slice(0, -1) + LETTERS[(last & ~3) | bits])
  const statuses: number[] = []
  for (const [place, token] of spellings.entries()) {
    const authorization = `${place % 2 === 0 ? 'Bearer' : 'bearer '} ${token}`
    statuses.push(...(await ask(server, 1, { headers: { authorization } })))
  }
  expect(statuses).toEqual([200, 200, 429, 429])
  const other = `Bearer ${signed.replace(/\.[^.]+$/, '.AAAA')}`
  expect(await ask(server, 1, { headers: { authorization: other } })).toEqual([200])
})

test('upgrades to a socket count as requests', async () => {
  const server = await makeServer({ requestLimit: 2 })
  takeUpgrades(server, { publicUrl: 'http://127.0.0.1', accept: (_request, socket) => socket.end('taken') })
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const answers: string[] = []
  for (let at = 0; at < 3; at++)
    answers.push(
      await sendRaw(
        address,
        'GET /api/socket HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
      ),
    )
  expect(answers.map((answer) => answer.slice(0, 12))).toEqual(['taken', 'taken', 'HTTP/1.1 429'])
})

test('a limit of 0 means no limit', async () => {
  const server = await makeServer({ requestLimit: 0 })
  expect(new Set(await ask(server, 50))).toEqual(new Set([200]))
})

const claim = (...addresses: string[]) => ({ headers: { 'x-forwarded-for': addresses.join(', ') } })

test('without a trusted proxy no client gets another address by claiming one', async () => {
  const server = await makeServer({ requestLimit: 1 })
  expect(await ask(server, 1, claim('203.0.113.1'))).toEqual([200])
  expect(await ask(server, 1, claim('203.0.113.2'))).toEqual([429])
})

test.each([1, ['127.0.0.1'], ['127.0.0.0/8', '10.0.0.1']])(
  'with the trusted proxy %j its address counts, and what the client put before it does not',
  async (trustProxy) => {
    const server = await makeServer({ requestLimit: 1, trustProxy })
    expect(await ask(server, 1, claim('203.0.113.1'))).toEqual([200])
    expect(await ask(server, 1, claim('203.0.113.2'))).toEqual([200])
    expect(await ask(server, 1, claim('198.51.100.9', '203.0.113.2'))).toEqual([429])
  },
)

test('the address from a proxy that is not trusted does not count', async () => {
  const server = await makeServer({ requestLimit: 1, trustProxy: ['10.0.0.1'] })
  expect(await ask(server, 1, claim('203.0.113.1'))).toEqual([200])
  expect(await ask(server, 1, claim('203.0.113.2'))).toEqual([429])
})
