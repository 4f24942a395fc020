import { expect, test } from 'vitest'
import { query, withClient } from '#tests/support/database/connections.ts'
import { openTexts } from '#tests/support/articles/text-world.ts'

type World = Awaited<ReturnType<typeof openTexts>>

/** The draft of A with its history, by the endpoints. */
const readAll = async ({ read, readVersion, listVersions }: World) => [
  await read(),
  await listVersions(),
  (await readVersion(1)).body,
]

const REMOVALS: [string, (world: World) => Promise<{ body: { changeId: number } }>][] = [
  ['deleted', ({ a, edit }) => edit({ action: 'delete', articleIds: [a] })],
  ['dissolved', ({ a, edit }) => edit({ action: 'reset', articleIds: [a] })],
  ['merged', ({ a, b, edit }) => edit({ action: 'merge', articleIdsFrom: [a], articleIdTo: b })],
]

test.each(REMOVALS)(
  'a cluster that was %s has no texts, and after Undo has them again with their history',
  async (_what, remove) => {
    const world = await openTexts()
    const { a, save, call, undo } = world
    await save('first')
    await save('second')
    const before = await readAll(world)
    const { changeId } = (await remove(world)).body
    expect((await call('GET', `/article/${a}/text/draft`)).status).toBe(404)
    expect((await save('lost?')).status).toBe(404)
    await undo(changeId)
    expect(await readAll(world)).toEqual(before)
    expect(await save('third', { baseVersion: 2 })).toMatchObject({ status: 200, body: { version: 3 } })
  },
)

test('a deleted cluster whose keywords are all elsewhere comes back by Undo if it has a text', async () => {
  const { a, b, word, change, edit, save, read, undo } = await openTexts()
  await save('A draft')
  const { body } = await edit({ action: 'delete', articleIds: [a] })
  await change({ keywordIds: [word('one'), word('two')], action: 'move', toArticleId: b })
  expect((await undo(body.changeId)).body).toMatchObject({ restored: 0, articlesBack: 1 })
  expect(await read()).toMatchObject({ text: 'A draft' })
})

test('a cluster with a text stays when its creation is undone, and goes when the text is empty again', async () => {
  const { word, create, save, undo, read, readVersion, history, look } = await openTexts()
  const createC = async (name: string) => (await create({ name, keywordIds: [word('five')] })).body
  const kept = await createC('Kept')
  await save('A draft', { articleId: kept.id })
  expect((await undo(kept.changeId)).body).toMatchObject({ restored: 1, articlesGone: 0 })
  expect(await read('draft', kept.id)).toMatchObject({ text: 'A draft' })

  const gone = await createC('Gone')
  await save('A draft', { articleId: gone.id })
  await save('', { articleId: gone.id })
  const { body: undone } = await undo(gone.changeId)
  expect(undone).toMatchObject({ articlesGone: 1 })
  expect(await look('select title from articles order by id')).toEqual([
    { title: 'A' },
    { title: 'B' },
    { title: 'Kept' },
  ])
  await undo(undone.changeId)
  expect((await readVersion(1, 'draft', gone.id)).body).toMatchObject({ text: 'A draft' })
  expect((await history()).filter(({ kind }: { kind: string }) => kind === 'create')).toHaveLength(2)
})

test('a cluster stays when a text of it is saved just while its creation is undone', async () => {
  const { url, word, create, undo, read, save } = await openTexts()
  const { body } = await create({ name: 'C', keywordIds: [word('five')] })
  await save('', { articleId: body.id })
  await withClient(url, async (client) => {
    await client.query('begin')
    // As a save that has done everything but its commit.
    await client.query(`select from articles where id = ${body.id} for key share`)
    await client.query(
      `update article_texts set text = 'Just now', version = 1, saved_at = now() where article_id = ${body.id}`,
    )
    await client.query(`insert into article_text_revisions
      (workspace_id, contentplan_id, article_id, section, version, size, word_count, text)
      select workspace_id, contentplan_id, id, 'draft', 1, 8, 2, 'Just now' from articles where id = ${body.id}`)
    const undoing = undo(body.changeId)
    await expect.poll(async () => (await query(url, WAITING))[0], { timeout: 10_000 }).toEqual({ waiting: 1 })
    await client.query('commit')
    expect((await undoing).body).toMatchObject({ restored: 1, articlesGone: 0 })
  })
  expect(await read('draft', body.id)).toMatchObject({ text: 'Just now' })
})

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

test('texts go with their plan', async () => {
  const { url, contentplanId, save } = await openTexts()
  await save('A draft')
  const count = () =>
    query(
      url,
      `select (select count(*)::int from article_texts where contentplan_id = ${contentplanId}) as texts,
        (select count(*)::int from article_text_revisions where contentplan_id = ${contentplanId}) as revisions`,
    )
  expect(await count()).toEqual([{ texts: 1, revisions: 1 }])
  await query(url, `delete from contentplans where id = ${contentplanId}`)
  expect(await count()).toEqual([{ texts: 0, revisions: 0 }])
})

test('people save the texts of a cluster while it is being written', async () => {
  const { a, look, workspaceId, contentplanId, save, restore, read } = await openTexts()
  await save('one')
  await save('two')
  await look(`insert into runs (workspace_id, name, key, payload, about, turn)
    values (${workspaceId}, 'writing', 'cluster ${a}', '{}',
      '{"contentplanId": ${contentplanId}, "clusterId": ${a}}', 1)`)
  expect((await save('three', { section: 'final' })).status).toBe(200)
  expect((await restore(1)).status).toBe(200)
  expect(await read()).toMatchObject({ text: 'one' })
})

test('a save is announced with its version to all who have the plan open, and a repeated save is not announced', async () => {
  const { url, a, contentplanId, workspaceId, save, restore } = await openTexts()
  await withClient(url, async (client) => {
    const heard: string[] = []
    client.on('notification', ({ payload = '' }) => {
      if (payload.includes(`"workspaceId":${workspaceId},`)) heard.push(payload)
    })
    await client.query('listen realtime')
    await save('one')
    await save('one')
    await save('other', { baseVersion: 0 })
    await save('two')
    await restore(1)
    await expect.poll(() => heard, { timeout: 10_000 }).toHaveLength(3)
    for (const [at, payload] of heard.entries())
      expect(payload.replaceAll('\\', '')).toContain(
        `{"name":"text","data":{"contentplanId":${contentplanId},"articleId":${a},"section":"draft","version":${at + 1}}}`,
      )
  })
})
