import { expect, test } from 'vitest'
import { makeSocketWorld, type SocketWorld } from '#tests/support/sockets/socket-world.ts'
import { openSocket } from '#tests/support/sockets/test-socket.ts'
import { takeItems } from '#platform/items.ts'

/** Opens a socket with a ticket and a mark; what it is told before and with its welcome. */
async function joinSince(world: SocketWorld, since: string) {
  const open = openSocket(world.address, { ticket: await world.fetchTicket(world.own), since })
  const { isWhole } = await open.take('welcome')
  return {
    isWhole,
    names: open.frames.flatMap(({ data }) => (data === undefined ? [] : [Object(data).name])),
  }
}

test('a socket first gets what was published for its member since its ticket', async () => {
  const world = await makeSocketWorld()
  const { own, other } = world
  const [{ id }] = takeItems(
    await world.look(
      `insert into users (email, name) values ('two.${own.user}@people.example', 'Two') returning id`,
    ),
    1,
  )
  const first = await world.join(own)
  await world.publish(own, 'before')
  await first.take('planRenamed')
  const mark = await world.mark()
  await world.publish(other, 'theirs')
  await world.publish(own, 'for another member', { userId: Number(id) })
  for (const name of ['one', 'two']) await world.publish(own, name)
  for (let told = 0; told < 2; told++) await first.take('planRenamed')
  expect(await joinSince(world, mark)).toEqual({ isWhole: true, names: ['one', 'two'] })
  expect(await joinSince(world, await world.mark())).toEqual({ isWhole: true, names: [] })
})

test('a mark of another process, from before a lost connection, or none at all is not enough', async () => {
  const world = await makeSocketWorld({}, { isOwn: true })
  const second = await world.startServer()
  const open = await world.join(world.own)
  const mark = await world.mark()
  for (const unknown of ['', 'nonsense', await second.mark()])
    expect(await joinSince(world, unknown)).toEqual({ isWhole: false, names: [] })
  expect(await joinSince(world, mark)).toMatchObject({ isWhole: true })
  await world.look(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'keyloom messages' and datname = current_database()`,
  )
  await open.take('missed')
  expect(await joinSince(world, mark)).toMatchObject({ isWhole: false })
})
