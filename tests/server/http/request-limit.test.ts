import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createServer } from '#app/server.ts'

async function makeServer(input: { requestLimit: number; trustProxy?: number | string[] }) {
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

/** The statuses of as many requests, one after the other. */
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

test('what is too much is refused with a sentence and the seconds to wait', async () => {
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

test('each token has a limit of its own, and so has who has none', async () => {
  const server = await makeServer({ requestLimit: 2 })
  const asOne = { headers: { authorization: 'Bearer one' } }
  expect(await ask(server, 3, asOne)).toEqual([200, 200, 429])
  expect(await ask(server, 3, { headers: { authorization: 'Bearer two' } })).toEqual([200, 200, 429])
  expect(await ask(server, 3)).toEqual([200, 200, 429])
  expect(await ask(server, 1, { remoteAddress: '203.0.113.7' })).toEqual([200])
  expect(await ask(server, 1, { ...asOne, remoteAddress: '203.0.113.7' })).toEqual([429])
})

test('tokens made up for each request come up against the limit of their address', async () => {
  const server = await makeServer({ requestLimit: 1 })
  const statuses: number[] = []
  for (let at = 0; at < 11; at++)
    statuses.push(...(await ask(server, 1, { headers: { authorization: `Bearer ${at}` } })))
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('neighbours in an IPv6 network share a limit', async () => {
  const server = await makeServer({ requestLimit: 1 })
  expect(await ask(server, 1, { remoteAddress: '2001:db8::1' })).toEqual([200])
  expect(await ask(server, 1, { remoteAddress: '2001:db8::2' })).toEqual([429])
  expect(await ask(server, 1, { remoteAddress: '2001:db8:0:1::1' })).toEqual([200])
})

test('health, pages and files are not counted, other spellings of the API are', async () => {
  const server = await makeServer({ requestLimit: 1 })
  for (const url of ['/healthz', '/readyz', '/http.test.ts'])
    expect(await ask(server, 3, { url })).toEqual([200, 200, 200])
  expect(await ask(server, 2, { url: '/%61pi/ping' })).toEqual([200, 429])
})

test('nothing is limited where the limit is 0', async () => {
  const server = await makeServer({ requestLimit: 0 })
  expect(new Set(await ask(server, 50))).toEqual(new Set([200]))
})

const claim = (...addresses: string[]) => ({ headers: { 'x-forwarded-for': addresses.join(', ') } })

test('without a trusted proxy nobody gets another address by claiming one', async () => {
  const server = await makeServer({ requestLimit: 1 })
  expect(await ask(server, 1, claim('203.0.113.1'))).toEqual([200])
  expect(await ask(server, 1, claim('203.0.113.2'))).toEqual([429])
})

test.each([1, ['127.0.0.1'], ['127.0.0.0/8', '10.0.0.1']])(
  'behind the trusted proxy %j its word counts, and what the client put before it does not',
  async (trustProxy) => {
    const server = await makeServer({ requestLimit: 1, trustProxy })
    expect(await ask(server, 1, claim('203.0.113.1'))).toEqual([200])
    expect(await ask(server, 1, claim('203.0.113.2'))).toEqual([200])
    expect(await ask(server, 1, claim('198.51.100.9', '203.0.113.2'))).toEqual([429])
  },
)

test('the word of a proxy that is not on the list does not count', async () => {
  const server = await makeServer({ requestLimit: 1, trustProxy: ['10.0.0.1'] })
  expect(await ask(server, 1, claim('203.0.113.1'))).toEqual([200])
  expect(await ask(server, 1, claim('203.0.113.2'))).toEqual([429])
})
