import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openSocket } from '#tests/support/sockets/test-socket.ts'
import { makeSocketWorld } from '#tests/support/sockets/socket-world.ts'
import { itemAt } from '#platform/items.ts'

/** The close code of a flood, or 1006 when unread data kept that code from arriving. */
const CUT_OFF = [4429, 1006]

test('a frame that is too large closes its socket and no other', async () => {
  const world = await makeSocketWorld()
  const [large, witness] = [await world.join(world.own), await world.join(world.own)]
  large.send('x'.repeat(64 * 1024 + 1))
  expect(await large.closed).toBe(1009)
  const early = openSocket(world.address)
  await once(early.socket, 'open')
  early.send('x'.repeat(64 * 1024 + 1))
  expect(await early.closed).toBe(1009)
  await world.publish(world.own, 'fine')
  await witness.take('planRenamed')
})

test('broken frames close their socket and no other', async () => {
  const world = await makeSocketWorld()
  const witness = await world.join(world.own)
  for (const bytes of [
    [0xff, 0xff, 0xff],
    [0x83, 0x80, 0, 0, 0, 0],
    [0x01, 0x02],
  ]) {
    const broken = await world.join(world.own)
    Reflect.get(broken.socket, '_socket').write(Buffer.from(bytes))
    expect(await broken.closed).not.toBe(1000)
  }
  await world.publish(world.own, 'fine')
  await witness.take('planRenamed')
})

test('a flood ends its socket after a while, its messages are not executed, and other sockets are served', async () => {
  const world = await makeSocketWorld()
  const [flood, witness] = [await world.join(world.own), await world.join(world.other)]
  const data = { contentplanId: world.own.contentplan, name: 'flood' }
  for (let id = 0; id < 5_000; id++) flood.send({ id, name: 'renamePlan', data })
  witness.send({ id: 1, name: 'renamePlan', data: { ...data, contentplanId: world.other.contentplan } })
  await witness.take('done')
  expect(CUT_OFF).toContain(await flood.closed)
  expect(flood.frames.filter(({ name }) => name === 'done').length).toBeLessThanOrEqual(60)
  expect(flood.frames.length).toBeLessThan(1_000)
  await world.publish(world.other, 'fine')
  await witness.take('planRenamed')
})

test('a flood of pings ends its socket', async () => {
  const world = await makeSocketWorld()
  const flood = await world.join(world.own)
  for (let count = 0; count < 2_000; count++) flood.socket.ping(() => {})
  expect(CUT_OFF).toContain(await flood.closed)
})

test('messages above the limit at once are refused by their ids', async () => {
  const world = await makeSocketWorld({ messagesPerSecond: 5 })
  const open = await world.join(world.own)
  for (let id = 0; id < 12; id++) open.send({ id, name: 'fail', data: {} })
  const refused = []
  while (refused.length < 2) {
    const { id, data } = await open.take('failed')
    if (Object(data).status === 429) refused.push(id)
  }
  expect(refused.every((id) => typeof id === 'number')).toBe(true)
})

test('messages of one socket wait for each other, twenty at most, and not for those of other sockets', async () => {
  const world = await makeSocketWorld({ messagesPerSecond: 1_000, framesPerSecond: 1_000 })
  const [stuck, free] = [await world.join(world.own), await world.join(world.own)]
  for (let id = 0; id < 25; id++) stuck.send({ id, name: 'wait', data: {} })
  for (let count = 0; count < 5; count++)
    expect(await stuck.take('failed')).toMatchObject({ data: { status: 429, code: 'too_many_attempts' } })
  free.send({ id: 1, name: 'fail', data: {} })
  await free.take('failed')
  world.release()
  for (let id = 0; id < 20; id++) expect(await stuck.take('done')).toMatchObject({ id })
})

test('a browser that stops reading is cut off at a megabyte, and other browsers receive everything', async () => {
  const world = await makeSocketWorld()
  const [slow, witness] = [await world.join(world.own), await world.join(world.own)]
  slow.socket.pause()
  const large = 'x'.repeat(50_000)
  // The operating system buffers the first megabytes.
  for (let told = 0; told < 400; told++) {
    await world.publish(world.own, large)
    await witness.take('planRenamed')
  }
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
  expect(slow.frames.length).toBeLessThan(400)
  await world.publish(world.own, 'fine')
  await witness.take('planRenamed')
})

test('a client that gives no sign of life is cut off', async () => {
  const world = await makeSocketWorld({ heartbeatMs: 500 })
  const alive = await world.join(world.own)
  const dead = openSocket(world.address, { ticket: await world.fetchTicket(world.own), autoPong: false })
  expect(await dead.closed).toBe(1006)
  await world.publish(world.own, 'alive')
  await alive.take('planRenamed')
  expect(alive.frames.map(({ name }) => name)).toContain('beat')
})

test('a client whose answer waits while the server is busy keeps its socket', async () => {
  const world = await makeSocketWorld({ heartbeatMs: 500 })
  const open = await world.join(world.own)
  await once(open.socket, 'ping')
  // The client has answered. The next beat becomes due before the server reads the answer.
  const busy = new Int32Array(new SharedArrayBuffer(4))
  Atomics.wait(busy, 0, 0, 600)
  await world.publish(world.own, 'alive')
  expect(await open.take('planRenamed')).toMatchObject({ data: { name: 'alive' } })
})

test('a session has a limited number of sockets, and room again when one closes', async () => {
  const world = await makeSocketWorld({ sockets: 2 })
  const [first] = [await world.join(world.own), await world.join(world.own)]
  const third = openSocket(world.address, { ticket: await world.fetchTicket(world.own) })
  expect(await third.closed).toBe(4429)
  await world.join(world.other)
  first.socket.close()
  await first.closed
  await world.join(world.own)
})

test('when too many sockets wait without a ticket, the oldest is closed', async () => {
  const world = await makeSocketWorld()
  const waiting = Array.from({ length: 501 }, () => openSocket(world.address))
  await Promise.all(waiting.slice(1).map(({ socket }) => once(socket, 'open')))
  expect(await itemAt(waiting, 0).closed).toBe(1006)
  await world.join(world.own)
})
