import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTwoTenants } from '#tests/support/walls/two-tenants.ts'

let world: Awaited<ReturnType<typeof makeTwoTenants>>

const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

beforeAll(async () => {
  world = await makeTwoTenants({ atEnd: (end) => void ends.push(end) })
  await world.look('delete from annotations')
})

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) {
  const { server, own } = world
  const reply = await server.inject({
    method,
    url: `/api/contentplan/${own.contentplan}/annotations${path}`,
    headers: { authorization: `Bearer ${own.token}` },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.json() }
}

const list = async (startDate: string, endDate: string) =>
  (await send('GET', `?startDate=${startDate}&endDate=${endDate}`)).body
const textsOf = ({ annotations }: { annotations: { text: string; is_hidden: boolean }[] }) =>
  annotations.map(({ text, is_hidden: isHidden }) => (isHidden ? `${text}, hidden` : text))

const note = { text: ' New navigation ', first_day: '2031-05-02', last_day: '2031-05-04' }

test('a note is listed on its days, changed, and deleted', async () => {
  const { status, body } = await send('POST', '', note)
  expect(status).toBe(200)
  expect((await list('2031-05-04', '2031-05-30')).annotations).toEqual([
    { id: body.id, update_key: null, ...note, text: 'New navigation', is_hidden: false },
  ])
  expect(textsOf(await list('2031-05-05', '2031-05-30'))).toEqual([])
  await send('PUT', `/${body.id}`, { ...note, text: 'Old navigation', is_hidden: true })
  expect(textsOf(await list('2031-05-01', '2031-05-02'))).toEqual(['Old navigation, hidden'])
  expect(await send('DELETE', `/${body.id}`)).toMatchObject({ body: { isDeleted: true } })
  expect(textsOf(await list('2031-05-01', '2031-05-30'))).toEqual([])
  expect(await send('DELETE', `/${body.id}`)).toMatchObject({ status: 404 })
})

const listed = () => list('2024-12-10', '2024-12-18')

test('an update of Google is listed as it is shipped, corrected or hidden in a plan, and as shipped again', async () => {
  expect((await listed()).annotations).toEqual([
    {
      id: null,
      update_key: '2024-12-core',
      text: 'December 2024 core update',
      first_day: '2024-12-12',
      last_day: '2024-12-18',
      is_hidden: false,
    },
  ])
  const correction = {
    ...note,
    text: 'Core update',
    update_key: '2024-12-core',
    first_day: '2024-12-13',
    last_day: '2024-12-18',
  }
  const first = await send('POST', '', correction)
  const second = await send('POST', '', { ...correction, is_hidden: true })
  expect(second.body).toEqual(first.body)
  expect(textsOf(await listed())).toEqual(['Core update, hidden'])
  await send('DELETE', `/${first.body.id}`)
  expect(textsOf(await listed())).toEqual(['December 2024 core update'])
  expect(await send('POST', '', { ...correction, update_key: '1999-core' })).toMatchObject({ status: 400 })
})

test('what another window has changed since is not replaced', async () => {
  const refusal = {
    status: 409,
    body: { message: 'This annotation was changed in another window just now. Look at it and try again.' },
  }
  const before = { ...note, text: 'New navigation', is_hidden: false }
  const { id } = (await send('POST', '', note)).body
  expect(await send('PUT', `/${id}`, { ...before, text: 'First', before })).toMatchObject({ status: 200 })
  expect(await send('PUT', `/${id}`, { ...before, is_hidden: true, before })).toMatchObject(refusal)
  expect(textsOf(await list('2031-05-01', '2031-05-30'))).toEqual(['First'])
  await send('DELETE', `/${id}`)
  expect(await send('PUT', `/${id}`, { ...before, before })).toMatchObject({ status: 404 })

  const correction = { ...note, update_key: '2024-12-core', first_day: '2024-12-13', last_day: '2024-12-18' }
  const { body } = await send('POST', '', { ...correction, before: null })
  expect(await send('POST', '', { ...correction, text: 'Other', before: null })).toMatchObject(refusal)
  expect(textsOf(await listed())).toEqual(['New navigation'])
  await send('DELETE', `/${body.id}`)
})

const refused = async (part: object) => (await send('POST', '', { ...note, ...part })).body.details

test('reversed days and texts without words are refused at their field', async () => {
  expect(await refused({ first_day: '2031-05-05' })).toEqual([
    { path: 'last_day', message: 'the last day, 2031-05-04, is before the first day, 2031-05-05' },
  ])
  expect(await refused({ text: '  ' })).toMatchObject([{ path: 'text' }])
  expect(await refused({ text: 'x'.repeat(201) })).toMatchObject([{ path: 'text' }])
  expect(await refused({ first_day: '1999-05-05' })).toMatchObject([{ path: 'first_day' }])
})

test('what happened to clusters is listed by day: published, updated and changed ones', async () => {
  const { look, own } = world
  const place = `${own.workspace}, ${own.contentplan}`
  await look(`delete from plan_changes`)
  const publish = (name: string, published: string, modified: string) =>
    look(`with page as (insert into pages (workspace_id, contentplan_id, url, published_at, modified_at)
        values (${place}, 'https://own.example/${name}', '${published}', '${modified}') returning id)
      insert into articles (workspace_id, contentplan_id, title, page_id) select ${place}, '${name}', id from page`)
  await publish('Tents', '2031-05-02T10:00:00Z', '2031-05-02T11:00:00Z')
  await publish('Boots', '2031-04-02T10:00:00Z', '2031-05-03T23:00:00Z')
  await publish('Stoves', '2031-05-02T01:00:00Z', '2031-06-03T23:00:00Z')
  const changed = (kind: string, clusters: number, undone = false) =>
    look(`insert into plan_changes (workspace_id, contentplan_id, kind, articles, created_at, undone_at) values (${place},
      '${kind}', (select jsonb_agg(jsonb_build_object('id', n)) from generate_series(1, ${clusters}) n),
      '2031-05-04T12:00:00Z', ${undone ? 'now()' : 'null'})`)
  await changed('recluster', 200)
  await changed('recluster', 14)
  await changed('merge', 3, true)
  await changed('rename', 1)
  expect((await list('2031-05-01', '2031-05-30')).events).toEqual([
    { kind: 'published', day: '2031-05-02', count: 2, detail: null },
    { kind: 'updated', day: '2031-05-03', count: 1, detail: 'Boots' },
    { kind: 'clusters changed', day: '2031-05-04', count: 214, detail: 'recluster' },
  ])
})

test('a plan has 1,000 annotations at most', async () => {
  const { look, own } = world
  await look(`insert into annotations (workspace_id, contentplan_id, text, first_day, last_day)
    select ${own.workspace}, ${own.contentplan}, 'many', '2032-05-01', '2032-05-01' from generate_series(1, 1000)`)
  expect(await send('POST', '', note)).toMatchObject({
    status: 409,
    body: { message: 'A plan can have 1,000 annotations. Delete some that you no longer need.' },
  })
})
