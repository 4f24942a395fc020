import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openSocket } from '#tests/support/sockets/test-socket.ts'
import { makeSocketWorld } from '#tests/support/sockets/socket-world.ts'
import { makeTwoTenants } from '#tests/support/walls/two-tenants.ts'
import { takeItems } from '#platform/items.ts'

test('a ticket opens one socket, once', async () => {
  const world = await makeSocketWorld()
  const ticket = await world.fetchTicket(world.own)
  await openSocket(world.address, { ticket }).take('welcome')
  expect(await openSocket(world.address, { ticket }).closed).toBe(4401)
})

test('of two sockets with one ticket at the same moment one is let in', async () => {
  const world = await makeSocketWorld()
  const ticket = await world.fetchTicket(world.own)
  const both = [openSocket(world.address, { ticket }), openSocket(world.address, { ticket })]
  const results = await Promise.all(
    both.map(({ take }) =>
      take('welcome').then(
        () => 'in',
        () => 'out',
      ),
    ),
  )
  expect(results.toSorted()).toEqual(['in', 'out'])
})

test('only the hash of a ticket is stored, and an expired one opens nothing', async () => {
  const world = await makeSocketWorld()
  const ticket = await world.fetchTicket(world.own)
  const [row] = takeItems(
    await world.look(
      `select encode(ticket_hash, 'escape') as hash, extract(epoch from expires_at - now()) as seconds
     from socket_tickets where session_id = '${world.own.session}'`,
    ),
    1,
  )
  expect(String(row['hash'])).not.toContain(ticket)
  expect(Number(row['seconds'])).toBeGreaterThan(0)
  expect(Number(row['seconds'])).toBeLessThanOrEqual(30)
  await world.look(`update socket_tickets set expires_at = now() - interval '1 second'`)
  expect(await openSocket(world.address, { ticket }).closed).toBe(4401)
})

test('a ticket of a session that has ended since opens nothing', async () => {
  const world = await makeSocketWorld()
  const ticket = await world.fetchTicket(world.own)
  await world.look(`update sessions set revoked_at = now() where id = '${world.own.session}'`)
  expect(await openSocket(world.address, { ticket }).closed).toBe(4401)
})

test('a first message without a valid ticket opens nothing', async () => {
  const { address } = await makeSocketWorld()
  const unknown = JSON.stringify({ ticket: 'x'.repeat(32) })
  expect(await sayFirst(address, unknown)).toBe(4401)
  const others = [
    '',
    '{',
    'null',
    '{"ticket":""}',
    '{"ticket":{"sql":1}}',
    '{"token":"x"}',
    '{"id":1,"name":"wait","data":{}}',
    JSON.stringify({ ticket: 'x'.repeat(60_000) }),
  ]
  const codes = await Promise.all(others.map((first) => sayFirst(address, first)))
  expect(codes).toEqual(others.map(() => 1006))
})

function sayFirst(address: string, text: string) {
  const { socket, closed } = openSocket(address)
  socket.on('open', () => socket.send(text))
  return closed
}

test('a socket that sends no ticket in time is cut off', async () => {
  const { address } = await makeSocketWorld({ ticketMs: 50 })
  expect(await openSocket(address).closed).toBe(1006)
})

test('a client that sends messages before the welcome is cut off', async () => {
  const world = await makeSocketWorld()
  const ticket = await world.fetchTicket(world.own)
  const { socket, closed } = openSocket(world.address)
  socket.on('open', () => {
    socket.send(JSON.stringify({ ticket }))
    socket.send(JSON.stringify({ id: 1, name: 'fail', data: {} }))
  })
  expect(await closed).toBe(1006)
})

test('only pages of this installation may open a socket', async () => {
  const world = await makeSocketWorld()
  const ticket = await world.fetchTicket(world.own)
  const foreign = [
    'https://evil.example',
    'https://evil.keyloom.example',
    'http://keyloom.example',
    'https://keyloom.example.evil.example',
    'null',
    'keyloom.example',
    'https://keyloom.example/x',
    undefined,
  ]
  const results = await Promise.all(
    foreign.map((origin) => openSocket(world.address, { ticket, origin }).closed),
  )
  expect(results).toEqual(foreign.map(() => 'refused 403'))
  await openSocket(world.address, { ticket, origin: 'https://keyloom.example' }).take('welcome')
})

test('sockets open at one address only, and that address serves only sockets', async () => {
  const { address } = await makeSocketWorld()
  const { hostname, port } = new URL(address)
  const elsewhere = connect(Number(port), hostname)
  elsewhere.write(
    `GET /api/other HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: ${address}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
  )
  const [answer] = await once(elsewhere, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /)
  elsewhere.destroy()
  const plain = await fetch(`${address}/api/socket`)
  expect([plain.status, plain.headers.get('upgrade')]).toEqual([426, 'websocket'])
})

test('an upgrade to another protocol is ignored, and the request is answered', async () => {
  const { address } = await makeSocketWorld()
  const { hostname, port } = new URL(address)
  const client = connect(Number(port), hostname)
  client.write(
    `GET /healthz HTTP/1.1\r\nhost: ${hostname}\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n\r\n`,
  )
  const [answer] = await once(client, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
  client.destroy()
})

test('the product itself serves the socket', async () => {
  const { server, own } = await makeTwoTenants()
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const reply = await server.inject({
    method: 'POST',
    url: '/api/auth/ticket',
    headers: { authorization: `Bearer ${own.token}` },
  })
  const open = openSocket(address, { ticket: reply.json().ticket })
  await open.take('welcome')
  open.send({ id: 1, name: 'nothing', data: {} })
  expect(await open.take('failed')).toMatchObject({ id: 1, data: { status: 404 } })
})
