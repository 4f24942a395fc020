import { expect, test } from 'vitest'
import { publish } from '#platform/server/realtime/index.ts'
import { enterWorkspace } from '#platform/server/api/walls.ts'
import { makeSocketWorld, planRenamed, type SocketWorld } from '#tests/support/sockets/socket-world.ts'
import type { TestSocket } from '#tests/support/sockets/test-socket.ts'
import { itemAt, takeItems } from '#platform/items.ts'

function namesOf({ frames }: TestSocket) {
  return frames.filter(({ name }) => name === 'planRenamed').map(({ data }) => Object(data).name)
}

async function loseFeeds({ look }: SocketWorld) {
  const lost = await look(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'keyloom messages' and datname = current_database()`,
  )
  return lost.length
}

test('a published message is sent only when its transaction commits', async () => {
  const world = await makeSocketWorld()
  const open = await world.join(world.own)
  await expect(world.publish(world.own, 'never', { fails: true })).rejects.toThrow('rolled back')
  await world.publish(world.own, 'now')
  await open.take('planRenamed')
  expect(namesOf(open)).toEqual(['now'])
})

test('messages arrive in the order of their transactions', async () => {
  const world = await makeSocketWorld()
  const open = await world.join(world.own)
  const names = Array.from({ length: 30 }, (_, place) => `step ${place}`)
  for (const name of names) await world.publish(world.own, name)
  for (const _ of names) await open.take('planRenamed')
  expect(namesOf(open)).toEqual(names)
})

test('a message for one member reaches no other', async () => {
  const world = await makeSocketWorld()
  const { own } = world
  const [{ id }] = takeItems(
    await world.look(
      `insert into users (email, name) values ('two.${own.user}@people.example', 'Two') returning id`,
    ),
    1,
  )
  const open = await world.join(own)
  await world.look(
    `insert into workspace_members (workspace_id, user_id) values (${own.workspace}, ${Number(id)})`,
  )
  await world.publish(own, 'private', { userId: Number(id) })
  await world.publish(own, 'for all')
  await open.take('planRenamed')
  expect(namesOf(open)).toEqual(['for all'])
})

test.each([
  ['equal ones of one transaction', ['same', 'same', 'same']],
  ['one that is longer than a notice', ['x'.repeat(40_000)]],
  ['one whose characters have several bytes', ['ż漢😀"\\\n'.repeat(1_000)]],
])('%s all arrive whole', async (_, names) => {
  const world = await makeSocketWorld()
  const { own } = world
  const open = await world.join(own)
  await world.database.transaction().execute(async (transaction) => {
    await enterWorkspace(transaction, { credential: { kind: 'session', session: own.session }, ids: [] })
    for (const name of names)
      await publish(transaction, {
        workspaceId: own.workspace,
        message: planRenamed,
        data: { contentplanId: own.contentplan, name },
      })
  })
  for (let told = 0; told < names.length; told++) await open.take('planRenamed')
  expect(namesOf(open)).toEqual(names)
})

test('publishing a message that is too large is an error', async () => {
  const world = await makeSocketWorld()
  await expect(world.publish(world.own, 'x'.repeat(70_000))).rejects.toThrow('too large')
})

test('nothing can be published to a workspace that is not open', async () => {
  const world = await makeSocketWorld()
  const open = await world.join(world.other)
  await expect(world.publish({ ...world.own, workspace: world.other.workspace }, 'stray')).rejects.toThrow(
    'has to be open',
  )
  await world.publish(world.other, 'own')
  await open.take('planRenamed')
  expect(namesOf(open)).toEqual(['own'])
})

test('a message that one process publishes is received in another', async () => {
  const world = await makeSocketWorld()
  const second = await world.startServer()
  const sockets = [await world.join(world.own), await world.join(world.own, second.address)]
  itemAt(sockets, 0).send({
    id: 1,
    name: 'renamePlan',
    data: { contentplanId: world.own.contentplan, name: 'Boots' },
  })
  for (const open of sockets)
    expect(await open.take('planRenamed')).toMatchObject({ data: { name: 'Boots' } })
})

test('a lost connection to the database is restored, and browsers are told that they may have missed messages', async () => {
  const world = await makeSocketWorld({}, { isOwn: true })
  const open = await world.join(world.own)
  // The server that gives tickets listens, too.
  expect(await loseFeeds(world)).toBe(2)
  await open.take('missed')
  await world.publish(world.own, 'back')
  await open.take('planRenamed')
})

test('a session that ended while no process listened loses its sockets, and a former member receives nothing', async () => {
  const world = await makeSocketWorld({}, { isOwn: true })
  const [revoked, left] = [await world.join(world.own), await world.join(world.other)]
  for (const [table, trigger] of [
    ['sessions', 'tell_of_end'],
    ['workspace_members', 'tell_of_member'],
  ])
    await world.look(`alter table ${table} disable trigger ${trigger}`)
  await world.look(`update sessions set revoked_at = now() where id = '${world.own.session}'`)
  await world.publish(world.other, 'before')
  await world.look(`delete from workspace_members where workspace_id = ${world.other.workspace}`)
  await loseFeeds(world)
  expect(await revoked.closed).toBe(4401)
  await left.take('missed')
  await world.look(
    `select pg_notify('realtime', 'letter a 0 1 ' || '{"workspaceId":${world.other.workspace},"userId":null,"text":"{\\"name\\":\\"late\\"}"}')`,
  )
  left.send({ id: 1, name: 'fail', data: {} })
  await left.take('failed')
  expect(left.frames.map(({ name }) => name)).not.toContain('late')
})

test('notices that the product did not write do no harm', async () => {
  const world = await makeSocketWorld()
  const open = await world.join(world.own)
  for (const notice of [
    '',
    'x',
    'letter',
    'letter a 0 1 {',
    'letter a b c d',
    'member x',
    'session x',
    'letter a 0 1 null',
  ])
    await world.look(`select pg_notify('realtime', '${notice}')`)
  await world.publish(world.own, 'fine')
  expect(await open.take('planRenamed')).toMatchObject({ data: { name: 'fine' } })
})

test('a server that stops cuts its sockets off without a closing message, after running work is done', async () => {
  const world = await makeSocketWorld()
  const second = await world.startServer()
  const open = await world.join(world.own, second.address)
  open.send({ id: 1, name: 'wait', data: {} })
  await world.publish(world.own, 'waiting')
  await open.take('planRenamed')
  let hasStopped = false
  const stopping = second.stop().then(() => (hasStopped = true))
  expect(await open.closed).toBe(1006)
  expect(hasStopped).toBe(false)
  world.release()
  await stopping
})
