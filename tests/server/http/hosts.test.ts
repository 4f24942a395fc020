import { expect, onTestFinished, test } from 'vitest'
import { createServer } from '#app/server.ts'
import { sendRaw } from '#tests/support/network/raw-request.ts'
import { openSocket } from '#tests/support/sockets/test-socket.ts'
import { makeSocketWorld } from '#tests/support/sockets/socket-world.ts'
import { makeTwoTenants } from '#tests/support/walls/two-tenants.ts'

async function makeServer(own: { host?: string; publicUrl?: string } = {}) {
  const server = await createServer({
    logLevel: 'silent',
    lifecycle: { phase: 'ready' },
    findProblem: async () => null,
    webFolder: import.meta.dirname,
    ...own,
  })
  onTestFinished(() => server.close())
  return server
}

test('a page on a foreign name that resolves to this machine is refused, even for the demo', async () => {
  const { server } = await makeTwoTenants()
  const host = 'evil.example:4310'
  const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
  const reply = await server.inject({ method: 'POST', url: '/api/auth/demo', headers, payload: {} })
  expect([reply.statusCode, reply.json()]).toEqual([
    421,
    {
      message:
        'Keyloom does not answer to the host name "evil.example:4310". If it should, the administrator sets PUBLIC_URL to the address that browsers open.',
      error: 'Misdirected Request',
      code: 'foreign_host',
    },
  ])
  const own = await server.inject({ method: 'POST', url: '/api/auth/demo', payload: {} })
  expect([own.statusCode, own.headers['x-robots-tag']]).toEqual([200, 'noindex'])
})

test.each([
  '/',
  '/hosts.test.ts',
  '/auth/in',
  '/nothing',
  '/api/nothing',
  '/%E0%A4%A',
  `/api/${'a'.repeat(200)}`,
])('under a foreign host name %s is refused', async (url) => {
  const server = await makeServer({ publicUrl: 'https://keyloom.example' })
  const headers = { accept: 'text/html', host: 'evil.example' }
  const ask = async (host: string) => (await server.inject({ url, headers: { ...headers, host } })).statusCode
  expect(await ask('evil.example')).toBe(421)
  expect(await ask('keyloom.example')).not.toBe(421)
  expect(await ask('localhost:8080')).not.toBe(421)
})

test('monitoring programs may use any host name', async () => {
  const server = await makeServer()
  for (const url of ['/healthz', '/readyz'])
    expect((await server.inject({ url, headers: { host: '10.0.0.7:4310' } })).statusCode).toBe(200)
  expect((await server.inject({ url: '/metrics', headers: { host: 'keyloom-3' } })).statusCode).toBe(404)
})

test.each([
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n', '400'],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: localhost\r\nHOST: localhost\r\n', '400'],
  ['no host', 'GET / HTTP/1.1\r\n', '400'],
  ['no host in an old version', 'GET / HTTP/1.0\r\n', '421'],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n', '421'],
  ['two hosts in one', 'GET / HTTP/1.1\r\nHost: localhost, evil.example\r\n', '421'],
  ['a foreign host', 'GET / HTTP/1.1\r\nHost: evil.example\r\n', '421'],
  ['a foreign host at the socket', upgrade('evil.example'), '421'],
  ['two hosts at the socket', `${upgrade('localhost')}Host: localhost\r\n`, '400'],
  ['health without a host', 'GET /healthz HTTP/1.0\r\n', '200'],
])('a request with %s is answered as it should be', async (_what, head, status) => {
  const server = await makeServer()
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const answer = await sendRaw(address, `${head}Connection: close\r\n\r\n`)
  expect(answer.split(' ')[1]).toBe(status)
})

function upgrade(host: string) {
  return `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n`
}

test('a socket opens only under the names of this machine', async () => {
  const world = await makeSocketWorld()
  const ticket = await world.fetchTicket(world.own)
  const open = (host: string) =>
    openSocket(world.address, { ticket, origin: `http://${host}`, headers: { host } })
  expect(await open('evil.example:4310').closed).toBe('refused 421')
  // Its public address has TLS.
  expect(await open('keyloom.example').closed).toBe('refused 421')
  await open('localhost:8080').take('welcome')
})
