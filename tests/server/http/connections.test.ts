import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createServer, type ServerInput } from '#app/server.ts'
import { limitConnections } from '#platform/server/http/connection-limit.ts'
import { recogniseProxies } from '#platform/server/http/proxies.ts'
import { openSocket } from '#tests/support/sockets/test-socket.ts'
import { makeSocketWorld } from '#tests/support/sockets/socket-world.ts'
import { itemAt } from '#platform/items.ts'

const QUICK = { headersMs: 200, requestMs: 400, checkMs: 20, stalledMs: 10_000 }
const ASK = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'

async function makeServer(input: Partial<ServerInput> = {}): Promise<FastifyInstance & { port: number }> {
  const server = await createServer({
    logLevel: 'silent',
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: import.meta.dirname,
    ...input,
  })
  onTestFinished(() => server.close())
  await server.listen({ host: '127.0.0.1', port: 0 })
  return Object.assign(server, { port: portOf(server.server.address()) })
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

function open(port: number, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  return socket
}

/** Whether the connection is answered, or only closed. */
async function isServed(socket: Socket): Promise<boolean> {
  socket.write(ASK)
  const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  return String(answer).startsWith('HTTP/1.1 200')
}

test.each([
  ['that says nothing', ''],
  ['that sends a part of a request line', 'GET /hea'],
  ['that sends a part of the headers', 'GET / HTTP/1.1\r\nhost: localhost\r\n'],
  ['that sends only empty lines', '\r\n\r\n'],
  [
    'that sends a part of a body',
    'POST /api/x HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  ],
])('a connection %s gets an error and ends', async (_what, bytes) => {
  const { port } = await makeServer({ arrival: QUICK })
  const socket = open(port)
  socket.write(bytes)
  expect(await text(socket)).toContain(' 408 Request Timeout')
})

test('a connection ends when the other side does not read its answer', async () => {
  const server = await createServer({
    logLevel: 'silent',
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: null,
    arrival: { ...QUICK, stalledMs: 100 },
    serveFeatures: async (to) => {
      to.get('/api/large', async () => Buffer.alloc(64 * 1024 * 1024))
    },
  })
  onTestFinished(() => server.close())
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const accepted = once(server.server, 'connection')
  const socket = open(Number(new URL(address).port))
  socket.pause()
  socket.write(ASK.replace('/healthz', '/api/large'))
  const [other] = await accepted
  await expect.poll(() => other.destroyed, { timeout: 10_000 }).toBe(true)
})

test('above the limit new connections are closed, and open ones stay', async () => {
  const { port } = await makeServer({ connectionLimit: 3 })
  const first = Array.from({ length: 3 }, () => open(port))
  for (const socket of first) socket.write('GET /healthz')
  await Promise.all(first.map((socket) => once(socket, 'connect')))
  await expect.poll(async () => isServed(open(port))).toBe(false)
  itemAt(first, 0).destroy()
  await expect.poll(async () => isServed(open(port))).toBe(true)
})

test('idle connections are closed to make room for new ones', async () => {
  const { port } = await makeServer({ connectionLimit: 2 })
  const idle = [open(port), open(port)]
  for (const socket of idle) expect(await isServed(socket)).toBe(true)
  await expect.poll(async () => isServed(open(port))).toBe(true)
})

test('one address gets a share of the connections and an error above it, and the rest stay free for others', async () => {
  const server = createHttpServer((_request, reply) => reply.end('served'))
  const warned: unknown[] = []
  const log = { warn: (...words: unknown[]) => void warned.push(words) }
  limitConnections({ log }, server, { most: 8, isProxy: (address) => address === '127.0.0.9' })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  onTestFinished(() => server.closeAllConnections())
  const port = portOf(server.address())
  const mine = [open(port, '127.0.0.2'), open(port, '127.0.0.2')]
  for (const socket of mine) expect(await isServed(socket)).toBe(true)
  expect(await text(open(port, '127.0.0.2'))).toMatch(
    /^HTTP\/1\.1 503 .*Too many connections from your network\. Please close some windows/s,
  )
  expect(await isServed(open(port, '127.0.0.3'))).toBe(true)
  // A proxy connects for many people: it has no share.
  for (let at = 0; at < 3; at++) expect(await isServed(open(port, '127.0.0.9'))).toBe(true)
  itemAt(mine, 0).destroy()
  await expect.poll(async () => isServed(open(port, '127.0.0.2'))).toBe(true)
  expect(warned).toEqual([])
})

test('a full connection limit is logged at most once a minute', async () => {
  const server = createHttpServer()
  const warned: unknown[] = []
  let now = 0
  const clock = { now: () => now, sleep: async () => {} }
  const log = { warn: (...words: unknown[]) => void warned.push(words) }
  limitConnections({ log }, server, { most: 8, isProxy: () => true, clock })
  for (const at of [0, 1, 59_999, 60_000, 60_001]) {
    now = at
    server.emit('drop')
  }
  expect(warned).toHaveLength(2)
})

test('sockets count as connections', async () => {
  const world = await makeSocketWorld({}, { connectionLimit: 2 })
  const sockets = [await world.join(world.own), await world.join(world.own)]
  expect(await openSocket(world.address).closed).toBe(1006)
  itemAt(sockets, 0).socket.terminate()
  await expect.poll(async () => isServed(open(Number(new URL(world.address).port)))).toBe(true)
})

test.each([
  [undefined, '127.0.0.1', true],
  [undefined, '::ffff:127.0.0.5', true],
  [undefined, '::1', true],
  [undefined, '10.0.0.1', false],
  [undefined, '', false],
  [1, '203.0.113.7', true],
  [['10.0.0.1', '192.168.0.0/16'], '10.0.0.1', true],
  [['10.0.0.1', '192.168.0.0/16'], '::ffff:192.168.7.7', true],
  [['10.0.0.1', '192.168.0.0/16'], '10.0.0.2', false],
  [['2001:db8::/32'], '2001:db8:1::7', true],
  [['2001:db8::/32'], '10.0.0.1', false],
])('with TRUST_PROXY %j a connection from %j is a proxy: %j', (trusted, address, isProxy) => {
  expect(recogniseProxies(trusted)(address)).toBe(isProxy)
})
