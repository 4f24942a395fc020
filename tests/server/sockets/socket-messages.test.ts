import { expect, test } from 'vitest'
import { makeSocketWorld, type SocketWorld } from '#tests/support/sockets/socket-world.ts'
import type { TestSocket } from '#tests/support/sockets/test-socket.ts'

const MISSING_ID = 2 ** 31 - 1

async function ask(open: TestSocket, data: object, name = 'renamePlan') {
  open.send({ id: 7, name, data })
  return open.take('failed', 'done')
}

async function readNames({ look }: SocketWorld) {
  return (await look('select name from contentplans order by id')).map(({ name }) => name)
}

test('a message does what its command does, and the whole workspace is notified', async () => {
  const world = await makeSocketWorld()
  const [first, second, other] = await Promise.all([
    world.join(world.own),
    world.join(world.own),
    world.join(world.other),
  ])
  expect(await ask(first, { contentplanId: world.own.contentplan, name: 'Shoes' })).toMatchObject({
    name: 'done',
    id: 7,
  })
  const heard = { name: 'planRenamed', data: { contentplanId: world.own.contentplan, name: 'Shoes' } }
  expect(await second.take('planRenamed')).toEqual(heard)
  await world.publish(world.other, 'the end')
  await other.take('planRenamed')
  expect(JSON.stringify(other.frames)).not.toContain('Shoes')
})

const refusals: [what: string, text: string, refusal: object][] = [
  ['no JSON', '{', { id: null, data: { status: 400, code: 'invalid' } }],
  ['no object', '[]', { id: null, data: { status: 400 } }],
  ['null', 'null', { id: null, data: { status: 400 } }],
  ['without an id', '{"name":"fail","data":{}}', { id: null, data: { status: 400 } }],
  ['with a wrong id', '{"id":-1,"name":"fail"}', { id: null, data: { status: 400 } }],
  ['nested too deep', '['.repeat(50_000), { id: null, data: { status: 400 } }],
  ['with NUL', '{"id":1,"name":"\\u0000"}', { id: null, data: { status: 400 } }],
  ['with half a character', '{"id":1,"name":"\\ud800"}', { id: null, data: { status: 400 } }],
  ['with a prototype', '{"id":1,"name":"fail","data":{"__proto__":{}}}', { id: null, data: { status: 400 } }],
  [
    'of an unknown name',
    '{"id":1,"name":"drop","data":{}}',
    { id: 1, data: { status: 404, code: 'not_found' } },
  ],
  ['named as a method of objects', '{"id":1,"name":"toString"}', { id: 1, data: { status: 404 } }],
  ['that only the server sends', '{"id":1,"name":"planRenamed","data":{}}', { id: 1, data: { status: 404 } }],
  ['without data', '{"id":1,"name":"renamePlan"}', { id: 1, data: { status: 400 } }],
  [
    'with a wrong part',
    '{"id":1,"name":"renamePlan","data":{"contentplanId":1,"name":7}}',
    { id: 1, data: { status: 400, code: 'invalid', details: [{ path: 'name' }] } },
  ],
]

test('an invalid message is refused with an explanation, and the socket stays open', async () => {
  const world = await makeSocketWorld({ messagesPerSecond: 100 })
  const open = await world.join(world.own)
  for (const [what, text, refusal] of refusals) {
    open.send(text)
    const answer = await open.take('failed', 'done')
    expect({ what, ...answer }).toMatchObject({ what, name: 'failed', ...refusal })
  }
  open.socket.send(Buffer.from('{}'))
  expect(await open.take('failed')).toMatchObject({ data: { status: 400 } })
  const renamed = await ask(open, { contentplanId: world.own.contentplan, name: 'Later' })
  expect(renamed).toMatchObject({ name: 'done', id: 7 })
})

test('a message whose handler throws reveals nothing of the inside', async () => {
  const world = await makeSocketWorld()
  const open = await world.join(world.own)
  const answer = await ask(open, {}, 'fail')
  expect(answer).toMatchObject({ name: 'failed', id: 7, data: { status: 500, code: 'failed' } })
  expect(JSON.stringify(answer)).not.toContain('secret')
})

test('ids of another tenant and missing ids are refused alike in every field, and change nothing', async () => {
  const world = await makeSocketWorld()
  const { own, other } = world
  const rows = await world.watchRows([own, other])
  const open = await world.join(own)
  const mine = { contentplanId: own.contentplan, name: 'Mine' }
  const wrong = [other.contentplan, MISSING_ID].map((id) => [
    { ...mine, contentplanId: id },
    { ...mine, others: [{ contentplanId: own.contentplan }, { contentplanId: id }] },
    { ...mine, workspaceId: id === MISSING_ID ? MISSING_ID : other.workspace },
    { ...mine, contentplanId: id, workspaceId: own.workspace },
  ])
  const answers = []
  for (const data of wrong.flat()) answers.push(await ask(open, data))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ name: 'failed', data: { status: 404, code: 'not_found' } })
  expect(await rows.listChanges()).toEqual([])
})

test('a former member is refused, receives nothing more, and keeps the socket', async () => {
  const world = await makeSocketWorld()
  const { own, other } = world
  const elsewhere = await world.join(other)
  const [leaving, witness] = [await world.join(own), await world.join(own)]
  await world.publish(own, 'before')
  await leaving.take('planRenamed')
  await world.look(`delete from workspace_members where workspace_id = ${own.workspace}`)
  expect(await ask(leaving, { contentplanId: own.contentplan, name: 'After' })).toMatchObject({
    data: { status: 404 },
  })
  await world.look(
    `select pg_notify('realtime', 'letter a 0 1 ' || '{"workspaceId":${own.workspace},"userId":null,"text":"{\\"name\\":\\"late\\"}"}')`,
  )
  // Notices are handled in order: when this one has arrived, the earlier ones were handled.
  await world.publish(other, 'after')
  await elsewhere.take('planRenamed')
  await world.look(
    `insert into workspace_members (workspace_id, user_id) select ${own.workspace}, user_id from sessions where id = '${own.session}'`,
  )
  await world.publish(own, 'again')
  await witness.take('planRenamed')
  await leaving.take('planRenamed')
  expect([...leaving.frames, ...witness.frames].filter(({ name }) => name === 'late')).toEqual([])
  expect(await readNames(world)).not.toContain('After')
})

test('a new member receives messages from then on', async () => {
  const world = await makeSocketWorld()
  const open = await world.join(world.own)
  await world.look(
    `insert into workspace_members (workspace_id, user_id) select ${world.other.workspace}, user_id from sessions where id = '${world.own.session}'`,
  )
  await world.publish(world.other, 'welcome to us')
  expect(await open.take('planRenamed')).toMatchObject({ data: { name: 'welcome to us' } })
})

test.each([
  ['is revoked', 'update sessions set revoked_at = now()'],
  ['is deleted', 'delete from sessions'],
  ['is cut short', 'update sessions set expires_at = now()'],
])(
  'a session that %s loses its sockets in every process at once, and others keep theirs',
  async (_, statement) => {
    const world = await makeSocketWorld()
    const second = await world.startServer()
    const own = [await world.join(world.own), await world.join(world.own, second.address)]
    const other = await world.join(world.other, second.address)
    await world.look(`${statement} where id = '${world.own.session}'`)
    expect(await Promise.all(own.map(({ closed }) => closed))).toEqual([4401, 4401])
    await world.publish(world.other, 'still here')
    await other.take('planRenamed')
  },
)

test('a session that expires loses its sockets', async () => {
  const world = await makeSocketWorld({ heartbeatMs: 500 })
  const open = await world.join(world.own)
  world.passDays(400)
  expect(await open.closed).toBe(4401)
})

test('an unused session loses its sockets, and one that was used elsewhere keeps them', async () => {
  const world = await makeSocketWorld({ heartbeatMs: 500 })
  await world.look(
    `update sessions set expires_at = now() + interval '30 days' where id = '${world.own.session}'`,
  )
  const open = await world.join(world.own)
  world.passDays(15)
  await world.publish(world.own, 'still here')
  await open.take('planRenamed')
  await world.look(
    `update sessions set last_used_at = now() - interval '15 days' where id = '${world.own.session}'`,
  )
  expect(await open.closed).toBe(4401)
})

test('every message checks again whether the session is valid', async () => {
  const world = await makeSocketWorld({}, { isOwn: true })
  const open = await world.join(world.own)
  await world.look(`alter table sessions disable trigger tell_of_end`)
  await world.look(`update sessions set revoked_at = now() where id = '${world.own.session}'`)
  expect(await ask(open, { contentplanId: world.own.contentplan, name: 'Late' })).toMatchObject({
    data: { status: 401, code: 'not_signed_in' },
  })
  expect(await open.closed).toBe(4401)
  expect(await readNames(world)).not.toContain('Late')
})
