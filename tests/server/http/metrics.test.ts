import { get, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#app/config/config.ts'
import { openProviders } from '#app/outside/providers.ts'
import { createServer, type ServerInput } from '#app/server.ts'
import { measureCalls } from '#platform/server/outbound/measure-calls.ts'
import { serveSearxng } from '#tests/support/fakes/serp-services.ts'
import { sendRaw } from '#tests/support/network/raw-request.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'
import { makeTwoTenants } from '#tests/support/walls/two-tenants.ts'

const TOKEN = 'a-token-of-the-test'

async function makeServer(token?: string, registries: Registry[] = [], settings: Partial<ServerInput> = {}) {
  const server = await createServer({
    logLevel: 'silent',
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: makeDataFolder(),
    metrics: { token, countConnections: () => ({ total: 3, idle: 2, waiting: 1 }), registries },
    ...settings,
  })
  onTestFinished(() => server.close())
  server.get('/api/plans/:id', async () => ({ done: true }))
  return server
}

const read = async (server: FastifyInstance, headers: IncomingHttpHeaders = {}) =>
  server.inject({ url: '/metrics', headers: { host: 'localhost', ...headers } })

async function listCounts(server: FastifyInstance): Promise<string[]> {
  const { body } = await read(server)
  return body.split('\n').flatMap((line) => line.split('http_request_duration_seconds_count')[1] ?? [])
}

test('the metrics describe the process, connections and requests', async () => {
  const server = await makeServer()
  await server.inject('/api/plans/7')
  const { body, headers } = await read(server)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(body).toContain('process_resident_memory_bytes ')
  expect(body).toContain('nodejs_eventloop_lag_seconds ')
  expect(body).toContain('database_connections{state="waiting"} 1')
  expect(body).toContain('http_requests_in_flight 1')
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/plans/:id",status="2xx"} 1',
  )
})

test('whatever addresses are requested, labels stay few', async () => {
  const server = await makeServer()
  for (let n = 0; n < 50; n++) {
    await server.inject(`/api/plans/${n}?q=${n}`)
    await server.inject({ url: `/anything/${n}`, method: 'DELETE' })
    await server.inject(`/%E0%A4%A${n}`)
  }
  expect(await listCounts(server)).toEqual([
    '{method="GET",route="/api/plans/:id",status="2xx"} 50',
    '{method="DELETE",route="none",status="4xx"} 50',
    '{method="GET",route="none",status="4xx"} 50',
  ])
})

test('endpoints of the API appear under their patterns', async () => {
  const { server, own } = await makeTwoTenants()
  const headers = { authorization: `Bearer ${own.token}` }
  await server.inject({ url: `/api/contentplan/${own.contentplan}`, headers })
  expect(await listCounts(server)).toEqual([
    '{method="GET",route="/api/contentplan/{contentplanId}",status="2xx"} 1',
  ])
})

test.each([
  ['from another machine', { remoteAddress: '192.0.2.7' }, {}],
  ['through a proxy on this machine', {}, { 'x-forwarded-for': '192.0.2.7' }],
  ['through one that names itself', {}, { via: '1.1 proxy' }],
  ['through one that names the protocol', {}, { 'x-forwarded-proto': 'https' }],
  ['through one in front of another', {}, { 'cf-connecting-ip': '192.0.2.7' }],
])('without a token metrics are a 404 %s', async (_where, place, headers) => {
  const server = await makeServer()
  const url = { url: '/metrics', headers: { host: 'localhost', ...headers }, ...place }
  const nothing = await server.inject({ url: '/api/nothing' })
  const reply = await server.inject(url)
  expect([reply.statusCode, reply.body]).toEqual([404, nothing.body])
})

test('without a token metrics are a 404 through a proxy that keeps the original host name', async () => {
  expect((await read(await makeServer(), { host: 'keyloom.example' })).statusCode).toBe(404)
})

test.each([
  ['for the network', { host: '0.0.0.0' }],
  ['under a public address', { publicUrl: 'https://keyloom.example' }],
  ['behind a proxy', { trustProxy: 1 }],
])('without a token metrics are a 404 where the program is set up %s', async (_how, settings) => {
  expect((await read(await makeServer(undefined, [], settings))).statusCode).toBe(404)
  const withToken = await makeServer(TOKEN, [], settings)
  expect((await read(withToken, { authorization: `bearer ${TOKEN}` })).statusCode).toBe(200)
})

test('without a token metrics are a 404 through an nginx with its default settings', async () => {
  const server = await makeServer()
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const { host } = new URL(address)
  const ask = async (version: string) =>
    (
      await sendRaw(address, `GET /metrics HTTP/${version}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    ).slice(9, 12)
  expect([await ask('1.0'), await ask('1.1')]).toEqual(['404', '200'])
})

test('with a token only callers that send it may read, from everywhere', async () => {
  const server = await makeServer(TOKEN)
  const place = { url: '/metrics', remoteAddress: '192.0.2.7' }
  const ask = async (authorization?: string) =>
    (await server.inject({ ...place, headers: authorization === undefined ? {} : { authorization } }))
      .statusCode
  expect(await ask()).toBe(404)
  expect(await ask(`Bearer ${TOKEN}x`)).toBe(404)
  expect(await ask(TOKEN)).toBe(404)
  expect(await ask(`Bearer ${TOKEN}`)).toBe(200)
  expect((await read(server)).statusCode).toBe(404)
})

test('a request that its caller gave up leaves the number of requests in flight', async () => {
  const server = await makeServer()
  server.get('/api/endless', () => new Promise(() => {}))
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const asked = get(`${address}/api/endless`)
  asked.on('error', () => {})
  const inFlight = async () =>
    new Promise<string>((resolve) => get(`${address}/metrics`, (reply) => resolve(text(reply))))
  await expect.poll(inFlight).toContain('http_requests_in_flight 2')
  asked.destroy()
  await expect.poll(inFlight).toContain('http_requests_in_flight 1')
})

test('calls to outside services are labelled by their configured names, never by host', async () => {
  const searxng = await serveSearxng()
  const calls = measureCalls()
  const behind = {
    ...readConfig({ SEARXNG_URL: searxng.baseUrl }),
    madeUp: [],
    shop: null,
    allowReading: null,
    findStandIn: () => null,
  }
  const providers = openProviders(behind, 'http://127.0.0.1:4310', calls.observe)
  onTestFinished(() => providers.close())
  const signal = new AbortController().signal
  const query = { keyword: 'a', location: '2840', country: 'US', language: 'en', device: 'desktop' as const }
  await providers.ports.serps?.fetchSerp(query, { signal })
  searxng.failWith({ status: 404, body: {} })
  await expect(providers.ports.serps?.fetchSerp(query, { signal })).rejects.toThrow('SearXNG')
  await expect(providers.sites.request({ url: 'https://user-site.invalid/' })).rejects.toThrow('user-site')
  const server = await makeServer(undefined, [calls.registry])
  const { body } = await read(server)
  expect(body.split('\n').filter((line) => line.startsWith('keyloom_outbound_requests_total'))).toEqual([
    'keyloom_outbound_requests_total{service="searxng",outcome="2xx"} 1',
    'keyloom_outbound_requests_total{service="searxng",outcome="4xx"} 1',
    'keyloom_outbound_requests_total{service="sites",outcome="unavailable"} 1',
  ])
  expect(body).toContain('keyloom_outbound_request_duration_seconds_count{service="searxng"} 2')
  expect(body).not.toContain('user-site')
})
