import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeTwoTenants } from '#tests/support/walls/two-tenants.ts'

let world: Awaited<ReturnType<typeof makeTwoTenants>>

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

beforeAll(async () => {
  world = await makeTwoTenants({ atEnd: (end) => void ends.push(end) })
})

beforeEach(async () => {
  await world.look(`delete from saved_views where contentplan_id = ${world.own.contentplan}`)
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function send(method: Method, path = '', payload?: object, contentplan = world.own.contentplan) {
  const reply = await world.server.inject({
    method,
    url: `/api/contentplan/${contentplan}/view${path}`,
    headers: { authorization: `Bearer ${world.own.token}` },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json() }
}

const list = async () => (await send('GET', '?screen=clusters')).body.views
const namesOf = async () => (await list()).map(({ name }: { name: string }) => name)
const view = {
  screen: 'clusters',
  name: 'Big boots',
  filter: 'existing',
  search: 'q=boots&sort=relevance&order=asc',
  columns: ['relevance', 'article_url'],
}
const save = (part: object = {}) => send('POST', '', { ...view, ...part })

test('a view is saved as it was sent, with the name of its owner', async () => {
  const { status, body } = await save({ name: ' Big boots ' })
  expect(status).toBe(200)
  expect(body).toEqual({
    ...view,
    id: expect.any(Number),
    created_by: 'own',
    created_at: expect.stringMatching(/Z$/),
    updated_at: expect.stringMatching(/Z$/),
  })
  expect(await list()).toEqual([body])
})

test('a view may have neither filter nor parameters nor columns', async () => {
  const nothing = { filter: null, search: '', columns: null }
  expect(await save(nothing)).toMatchObject({ status: 200, body: nothing })
})

test('views are listed by name, whatever its case', async () => {
  for (const name of ['zebra', 'Boots', 'apples']) await save({ name })
  expect(await namesOf()).toEqual(['apples', 'Boots', 'zebra'])
})

test('a view of a user who is gone has no owner', async () => {
  const { body } = await save()
  await world.look(`update saved_views set created_by = null where id = ${body.id}`)
  expect(await list()).toMatchObject([{ name: 'Big boots', created_by: null }])
})

test('a view is renamed and keeps what it shows', async () => {
  const { body } = await save()
  const renamed = { ...body, name: 'Boots', updated_at: expect.any(String) }
  expect(await send('PUT', `/${body.id}`, { name: 'Boots' })).toEqual({ status: 200, body: renamed })
  expect(await list()).toEqual([renamed])
})

test('a view is overwritten and keeps its name, owner and creation', async () => {
  const { body } = await save()
  await world.look(
    `update saved_views set created_at = '2031-05-02T10:00:00Z', updated_at = '2031-05-02T10:00:00Z' where id = ${body.id}`,
  )
  const content = { filter: null, search: 'q=shoes', columns: null }
  expect(await send('PUT', `/${body.id}`, content)).toMatchObject({ status: 200 })
  const [changed] = await list()
  expect(changed).toMatchObject({
    ...body,
    ...content,
    created_at: '2031-05-02T10:00:00Z',
    updated_at: changed.updated_at,
  })
  expect(changed.updated_at).not.toBe('2031-05-02T10:00:00Z')
  expect(await send('PUT', `/${body.id}`, { columns: ['title'] })).toMatchObject({
    body: { name: 'Big boots', filter: null, search: 'q=shoes', columns: ['title'] },
  })
})

test('a view is deleted once', async () => {
  const { body } = await save()
  await save({ name: 'Other' })
  expect(await send('DELETE', `/${body.id}`)).toEqual({ status: 200, body: { isDeleted: true } })
  expect(await namesOf()).toEqual(['Other'])
  expect(await send('DELETE', `/${body.id}`)).toMatchObject({ status: 404 })
  expect(await send('PUT', `/${body.id}`, { name: 'Boots' })).toMatchObject({ status: 404 })
})

test('two views of a plan have different names, whatever their case', async () => {
  const taken = { status: 409, body: { message: 'There is a view of this name already.', code: 'conflict' } }
  const { body } = await save({ name: 'Żółte boots' })
  const { body: other } = await save({ name: 'Other' })
  expect(await save({ name: 'żółTE BOOTS ' })).toMatchObject(taken)
  expect(await send('PUT', `/${other.id}`, { name: 'ŻÓŁTE BOOTS' })).toMatchObject(taken)
  expect(await namesOf()).toEqual(['Other', 'Żółte boots'])
  expect(await send('PUT', `/${body.id}`, { name: 'ŻÓŁTE BOOTS' })).toMatchObject({ status: 200 })
})

test('views of two plans may have the same name', async () => {
  await save()
  const { look, own } = world
  const [plan] =
    await look(`insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
    values (${own.workspace}, 'second', 'USA', 'en', 'managed', 10) returning id`)
  expect(await send('POST', '', view, Number(plan?.id))).toMatchObject({ status: 200 })
  expect(await namesOf()).toEqual(['Big boots'])
})

test('of two requests at once with one name, one is saved', async () => {
  const replies = await Promise.all([save(), save(), save()])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

const refused = async (part: object) => {
  const { status, body } = await save(part)
  return [status, body.details?.map(({ path }: { path: string }) => path)]
}

test('names, parameters and columns that are missing or too long are refused at their field', async () => {
  expect(await refused({ name: '  ' })).toEqual([400, ['name']])
  expect(await refused({ name: 'x'.repeat(81) })).toEqual([400, ['name']])
  expect(await refused({ search: 'x'.repeat(4_001) })).toEqual([400, ['search']])
  expect(await refused({ filter: '../keywords' })).toEqual([400, ['filter']])
  expect(await refused({ columns: Array.from({ length: 101 }, (_, n) => `c${n}`) })).toEqual([
    400,
    ['columns'],
  ])
  expect(await refused({ screen: 'keywords' })).toEqual([400, ['screen']])
  const longest = {
    name: 'x'.repeat(80),
    search: 'x'.repeat(4_000),
    columns: Array.from({ length: 100 }, (_, n) => `c${n}`),
  }
  expect(await save(longest)).toMatchObject({ status: 200, body: longest })
})

test('a screen of a plan has 50 views at most', async () => {
  const { look, own } = world
  await look(`insert into saved_views (workspace_id, contentplan_id, screen, name, search)
      select ${own.workspace}, ${own.contentplan}, 'clusters', 'view ' || n, '' from generate_series(1, 45) n`)
  const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => save({ name: `one more ${n}` })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(7)
  expect(await save({ name: 'another' })).toMatchObject({
    status: 409,
    body: {
      code: 'limit_reached',
      message: 'A plan can have 50 views of a screen. Delete some that you no longer need.',
    },
  })
})

test('a view is reached through its own plan alone', async () => {
  const { look, own, other } = world
  const [plan] =
    await look(`insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
    values (${own.workspace}, 'third', 'USA', 'en', 'managed', 10) returning id`)
  const { body } = await save()
  const through = async (contentplan: number, viewId: number) => [
    (await send('PUT', `/${viewId}`, { name: 'Stolen' }, contentplan)).status,
    (await send('DELETE', `/${viewId}`, undefined, contentplan)).status,
  ]
  expect(await through(Number(plan?.id), body.id)).toEqual([404, 404])
  expect(await through(own.contentplan, other.saved_view)).toEqual([404, 404])
  expect(await through(other.contentplan, other.saved_view)).toEqual([404, 404])
  expect(await send('GET', '?screen=clusters', undefined, other.contentplan)).toMatchObject({ status: 404 })
  expect(await send('POST', '', view, other.contentplan)).toMatchObject({ status: 404 })
  expect(await list()).toEqual([body])
})

test('a plan that is deleted takes its views along', async () => {
  const { look, own } = world
  const [plan] =
    await look(`insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
    values (${own.workspace}, 'fourth', 'USA', 'en', 'managed', 10) returning id`)
  const { body } = await send('POST', '', view, Number(plan?.id))
  await look(`delete from contentplans where id = ${Number(plan?.id)}`)
  expect(await look(`select from saved_views where id = ${body.id}`)).toEqual([])
  expect(await send('GET', '?screen=clusters', undefined, Number(plan?.id))).toMatchObject({ status: 404 })
})
