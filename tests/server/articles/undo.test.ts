import { describe, expect, test } from 'vitest'
import { query } from '#tests/support/database/connections.ts'
import { openClusters } from '#tests/support/articles/small-clusters.ts'

type World = Awaited<ReturnType<typeof openClusters>>

const CHANGES: [string, (world: World) => Promise<{ body: { changeId: number } }>, object][] = [
  [
    'a deletion',
    ({ a, edit }) => edit({ action: 'delete', articleIds: [a] }),
    { restored: 2, articlesBack: 1, articlesGone: 0, activeKeywords: 2 },
  ],
  [
    'a dissolved cluster',
    ({ b, edit }) => edit({ action: 'reset', articleIds: [b] }),
    { restored: 2, articlesBack: 1, activeKeywords: 2 },
  ],
  [
    'a merge',
    ({ a, b, edit }) => edit({ action: 'merge', articleIdsFrom: [a], articleIdTo: b }),
    { restored: 2, articlesBack: 1, articlesEdited: 1, movedKeywords: 2 },
  ],
  [
    'a new cluster',
    ({ word, create }) => create({ name: 'C', keywordIds: [word('two'), word('five')] }),
    { restored: 2, articlesGone: 1, movedKeywords: 1, inactiveKeywords: 1 },
  ],
  [
    'excluded keywords',
    ({ word, change }) => change({ keywordIds: [word('one'), word('five')], action: 'exclude' }),
    { restored: 2, activeKeywords: 1, inactiveKeywords: 1 },
  ],
  [
    'keywords that were included again',
    async ({ word, change }) => {
      await change({ keywordIds: [word('one')], action: 'exclude' })
      return change({ keywordIds: [word('one')], excluded: false })
    },
    { restored: 1, excludedKeywords: 1 },
  ],
  [
    'a move',
    ({ a, word, change }) => change({ keywordIds: [word('four')], action: 'move', toArticleId: a }),
    { restored: 1, articlesEdited: 2, movedKeywords: 1 },
  ],
  ['a lock', ({ a, b, edit }) => edit({ action: 'lock', articleIds: [a, b] }), { articlesEdited: 2 }],
  [
    'an unlock',
    async ({ a, edit }) => {
      await edit({ action: 'lock', articleIds: [a] })
      return edit({ action: 'unlock', articleIds: [a] })
    },
    { articlesEdited: 1, lockedArticles: 0 },
  ],
  ['a name', ({ a, edit }) => edit({ action: 'rename', articleIds: [a], name: 'Z' }), { articlesEdited: 1 }],
]

test.each(CHANGES)(
  'the undo of %s says before what it will do, can be undone, and then undone again',
  async (_name, make, effect) => {
    const world = await openClusters()
    const { preview, undo, history, readAll } = world
    const { changeId } = (await make(world)).body
    const after = await readAll()
    const [made] = await history()
    expect((await preview(changeId)).body).toMatchObject({
      changeId: null,
      hasEffect: true,
      kept: 0,
      ...effect,
    })
    expect(await readAll()).toEqual(after)
    expect((await history())[0]).toEqual(made)

    const undone = (await undo(changeId)).body
    expect(undone).toMatchObject({ kept: 0, lockedArticles: 0, ...effect })
    const before = await readAll()
    expect(before).not.toEqual(after)
    expect((await history()).slice(0, 2)).toMatchObject([
      { id: undone.changeId, kind: 'undo', isUndone: false },
      { id: changeId, isUndone: true },
    ])

    expect((await undo(undone.changeId)).body).toMatchObject({ changeId, kept: 0 })
    expect(await readAll()).toEqual(after)
    expect((await history())[0]).toEqual(made)
    expect((await undo(changeId)).status).toBe(200)
    expect(await readAll()).toEqual(before)
  },
)

test('an undo leaves locked clusters and their keywords as they are, and says so', async () => {
  const { a, b, word, change, create, edit, preview, undo, look } = await openClusters()
  const { body } = await create({ name: 'C', keywordIds: [word('one'), word('three'), word('five')] })
  await change({ keywordIds: [word('two')], action: 'exclude' })
  await edit({ action: 'lock', articleIds: [a] })
  const left = { restored: 2, kept: 0, lockedKeywords: 1, lockedArticles: 1, articlesGone: 0 }
  expect((await preview(body.changeId)).body).toMatchObject(left)
  expect((await undo(body.changeId)).body).toMatchObject(left)
  const places = await look('select keyword, article_id as place from keywords order by id')
  expect(places).toEqual([
    { keyword: 'one', place: body.id },
    { keyword: 'two', place: null },
    { keyword: 'three', place: b },
    { keyword: 'four', place: b },
    { keyword: 'five', place: null },
  ])
})

test('an undo of which everything is locked changes nothing, and can be asked for again', async () => {
  const { word, create, edit, preview, undo, history, readAll } = await openClusters()
  const { body } = await create({ name: 'C', keywordIds: [word('one'), word('five')] })
  await edit({ action: 'lock', articleIds: [body.id] })
  const before = await readAll()
  expect((await preview(body.changeId)).body).toMatchObject({ hasEffect: false, lockedArticles: 1 })
  expect((await undo(body.changeId)).body).toMatchObject({ changeId: null, restored: 0, lockedArticles: 1 })
  expect(await readAll()).toEqual(before)
  expect((await history())[1]).toMatchObject({ id: body.changeId, isUndone: false })
  await edit({ action: 'unlock', articleIds: [body.id] })
  expect((await undo(body.changeId)).body).toMatchObject({ restored: 2, articlesGone: 1 })
})

test('a deleted cluster whose keywords are all elsewhere does not come back empty', async () => {
  const { a, b, word, change, edit, undo, look } = await openClusters()
  const { body } = await edit({ action: 'delete', articleIds: [a] })
  await change({ keywordIds: [word('one'), word('two')], action: 'move', toArticleId: b })
  expect((await undo(body.changeId)).body).toMatchObject({ changeId: null, restored: 0, kept: 2 })
  expect(await look('select title from articles')).toEqual([{ title: 'B' }])
})

test('the main keyword of every cluster is one of its keywords after an undo that later changes limit', async () => {
  const { word, change, create, undo, look } = await openClusters()
  const { body } = await create({
    name: 'C',
    keywordIds: [word('one'), word('five')],
    mainKeywordId: word('one'),
  })
  await change({ keywordIds: [word('four')], action: 'move', toArticleId: body.id })
  expect((await undo(body.changeId)).body).toMatchObject({ restored: 2, articlesGone: 0 })
  expect(
    await look(
      `select title, (select keyword from keywords where id = main_keyword_id) as main from articles order by id`,
    ),
  ).toEqual([
    { title: 'A', main: 'one' },
    { title: 'B', main: 'three' },
    { title: 'C', main: 'four' },
  ])
})

test('of two windows that undo one change at once, one undoes it and the other learns that it was undone', async () => {
  const { a, edit, undo, readAll } = await openClusters()
  const before = await readAll()
  const { body } = await edit({ action: 'delete', articleIds: [a] })
  const answers = await Promise.all([undo(body.changeId), undo(body.changeId)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'This was undone already.',
  })
  expect(await readAll()).toEqual(before)
})

test('excluded pages, undone and undone again, are excluded but for those that a cluster has by now', async () => {
  const { a, b, workspaceId, contentplanId, call, preview, undo, look } = await openClusters()
  const rows = await look(`insert into pages (workspace_id, contentplan_id, url)
    select ${workspaceId}, ${contentplanId}, 'https://shop.example/' || n from generate_series(1, 2) n returning id`)
  const [one, two] = rows.map(({ id }) => Number(id))
  await look(`update articles set page_id = ${one} where id = ${a}`)
  const excluding = await call('PUT', `/contentplan/${contentplanId}/page`, {
    action: 'exclude',
    pageIds: [one, two],
  })
  const isExcluded = () => look('select is_excluded from pages order by id')
  expect((await preview(excluding.body.changeId)).body).toMatchObject({ hasEffect: true })
  const undone = await undo(excluding.body.changeId)
  expect(await isExcluded()).toEqual([{ is_excluded: false }, { is_excluded: false }])
  expect(await look(`select page_id from articles where id = ${a}`)).toEqual([{ page_id: one }])
  await look(`update articles set page_id = ${two} where id = ${b}`)
  expect((await undo(undone.body.changeId)).status).toBe(200)
  expect(await isExcluded()).toEqual([{ is_excluded: true }, { is_excluded: false }])
  expect(await look('select page_id from articles order by id')).toEqual([
    { page_id: null },
    { page_id: two },
  ])
})

test('10,000 keywords in 2,000 clusters are undone and that undone, both whole', async () => {
  const { workspaceId, contentplanId, look, edit, preview, undo, readAll, url } = await openClusters()
  await look(`insert into articles (workspace_id, contentplan_id, title, keyword_count)
    select ${workspaceId}, ${contentplanId}, 'Many ' || n, 5 from generate_series(1, 2000) n`)
  await look(`insert into keywords (workspace_id, contentplan_id, keyword, folded, source, article_id)
    select workspace_id, contentplan_id, title || ' ' || m, lower(title) || ' ' || m, 'upload', id
    from articles, generate_series(1, 5) m where title like 'Many%'`)
  await look(
    `update articles a set main_keyword_id = (select min(id) from keywords k where k.article_id = a.id)`,
  )
  await query(url, 'analyze')
  const ids = (await look(`select id from articles where title like 'Many%'`)).map(({ id }) => Number(id))
  const before = await readAll()
  const { body } = await edit({ action: 'delete', articleIds: ids })
  const after = await readAll()
  const sums = { restored: 10_000, kept: 0, articlesBack: 2000, activeKeywords: 10_000 }
  expect((await preview(body.changeId)).body).toMatchObject(sums)
  expect(await readAll()).toEqual(after)
  const undone = (await undo(body.changeId)).body
  expect(undone).toMatchObject(sums)
  expect(await readAll()).toEqual(before)
  expect((await undo(undone.changeId)).body).toMatchObject({ articlesGone: 2000, excludedKeywords: 10_000 })
  expect(await readAll()).toEqual(after)
})

const makeOld = (changeId: number) =>
  `update plan_changes set created_at = now() - interval '31 days' where id = ${changeId}`

describe('a plan forgets changes that are too old whenever it records one', () => {
  test('among them the one that is undone: the undo can be undone all the same', async () => {
    const { a, edit, undo, readAll, look } = await openClusters()
    const { changeId } = (await edit({ action: 'delete', articleIds: [a] })).body
    const after = await readAll()
    await look(makeOld(changeId))
    const undone = await undo(changeId)
    expect(undone).toMatchObject({ status: 200, body: { restored: 2 } })
    expect((await undo(undone.body.changeId)).status).toBe(200)
    expect(await readAll()).toEqual(after)
  })

  test('among them the first one of an undo that is undone: this can be undone all the same', async () => {
    const { a, edit, undo, readAll, look } = await openClusters()
    const { changeId } = (await edit({ action: 'delete', articleIds: [a] })).body
    const undone = (await undo(changeId)).body
    const before = await readAll()
    await look(makeOld(changeId))
    const again = await undo(undone.changeId)
    expect(again.status).toBe(200)
    expect((await undo(again.body.changeId)).status).toBe(200)
    expect(await readAll()).toEqual(before)
  })

  test('pages that were excluded, included and excluded again are included by one more undo', async () => {
    const { workspaceId, contentplanId, call, undo, look } = await openClusters()
    const [page] = await look(`insert into pages (workspace_id, contentplan_id, url)
      values (${workspaceId}, ${contentplanId}, 'https://shop.example/') returning id`)
    const excluding = { action: 'exclude', pageIds: [Number(page?.['id'])] }
    let { changeId } = (await call('PUT', `/contentplan/${contentplanId}/page`, excluding)).body
    for (const isExcluded of [false, true, false, true]) {
      const undone = await undo(changeId)
      expect(await look('select is_excluded from pages')).toEqual([{ is_excluded: isExcluded }])
      await look(makeOld(changeId))
      changeId = undone.body.changeId
    }
  })
})
