import { query } from '#tests/support/database/connections.ts'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openClusters } from '#tests/support/articles/small-clusters.ts'

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

test.each([
  ['delete', 'excluded'],
  ['reset', 'not_in_plan'],
])('%s removes a cluster, its keywords are %s, and undo restores all of it', async (action, status) => {
  const { a, edit, undo, look, readAll } = await openClusters()
  await look(`update articles set title = 'Its own title', status = 'drafted' where id = ${a}`)
  const before = await readAll()
  const { body } = await edit({ action, articleIds: [a] })
  expect(await look('select title from articles')).toEqual([{ title: 'B' }])
  expect(await look(`select keyword from keywords where status = '${status}' order by id`)).toEqual(
    expect.arrayContaining([{ keyword: 'one' }, { keyword: 'two' }]),
  )
  expect((await undo(body.changeId)).body).toMatchObject({ restored: 2, kept: 0 })
  expect(await readAll()).toEqual(before)
})

test('a merge moves all keywords into one cluster, and undo restores the other one', async () => {
  const { a, b, edit, undo, look, readAll } = await openClusters()
  const before = await readAll()
  const { body } = await edit({ action: 'merge', articleIdsFrom: [a, b], articleIdTo: b })
  expect(await look('select title, keyword_count from articles')).toEqual([{ title: 'B', keyword_count: 4 }])
  expect((await undo(body.changeId)).body).toMatchObject({ restored: 2, kept: 0 })
  expect(await readAll()).toEqual(before)
})

test('a new cluster takes keywords from anywhere, and undo removes it', async () => {
  const { word, create, undo, look, readAll } = await openClusters()
  const before = await readAll()
  const keywordIds = [word('two'), word('four'), word('five')]
  const { body } = await create({ name: 'C', keywordIds, mainKeywordId: word('four') })
  expect(body).toMatchObject({ title: 'C', keyword_count: 3, main_keyword: 'four' })
  expect(await look(`select keyword_count from articles order by id`)).toEqual([
    { keyword_count: 1 },
    { keyword_count: 1 },
    { keyword_count: 3 },
  ])
  await undo(body.changeId)
  expect(await readAll()).toEqual(before)
})

test('a title that another cluster has is refused, in upper and lower case alike', async () => {
  const { a, edit, create } = await openClusters()
  const refusal = { status: 409, body: { message: 'Article title already exists.' } }
  expect(await edit({ action: 'rename', articleIds: [a], name: 'b' })).toMatchObject(refusal)
  expect(await create({ name: 'b' })).toMatchObject(refusal)
  expect((await edit({ action: 'rename', articleIds: [a], name: 'a' })).status).toBe(200)
})

test('undo keeps later changes, and says so', async () => {
  const { a, b, word, edit, change, undo, look } = await openClusters()
  const { body } = await edit({ action: 'merge', articleIdsFrom: [a], articleIdTo: b })
  await change({ keywordIds: [word('one')], action: 'exclude' })
  await edit({ action: 'rename', articleIds: [b], name: 'Other words' })
  expect((await undo(body.changeId)).body).toMatchObject({ restored: 1, kept: 1 })
  expect(await look('select title, keyword_count from articles order by id')).toEqual([
    { title: 'A', keyword_count: 1 },
    { title: 'Other words', keyword_count: 2 },
  ])
  expect(await undo(body.changeId)).toMatchObject({ status: 409 })
})

test('undo keeps a title and a lock that were changed again after the change', async () => {
  const { a, edit, undo, look } = await openClusters()
  const rename = (title: string) => edit({ action: 'rename', articleIds: [a], name: title })
  const { body: renamed } = await rename('First')
  await rename('Second')
  const { body: locked } = await edit({ action: 'lock', articleIds: [a] })
  await edit({ action: 'unlock', articleIds: [a] })
  expect([(await undo(renamed.changeId)).status, (await undo(locked.changeId)).status]).toEqual([200, 200])
  expect(await look(`select title, is_locked from articles where id = ${a}`)).toEqual([
    { title: 'Second', is_locked: false },
  ])
})

test('undo leaves a page with the cluster that has it by now', async () => {
  const { a, b, workspaceId, contentplanId, edit, undo, look } = await openClusters()
  const [page] = await look(
    `insert into pages (workspace_id, contentplan_id, url) values (${workspaceId}, ${contentplanId}, 'https://shop.example/') returning id`,
  )
  await look(`update articles set page_id = ${page?.['id']} where id = ${a}`)
  const { body } = await edit({ action: 'reset', articleIds: [a] })
  await look(`update articles set page_id = ${page?.['id']} where id = ${b}`)
  expect((await undo(body.changeId)).status).toBe(200)
  expect(await look('select title, page_id is null as free from articles order by id')).toEqual([
    { title: 'A', free: true },
    { title: 'B', free: false },
  ])
})

test('undoing the creation of a cluster keeps the cluster if its status was changed since', async () => {
  const { word, create, undo, look } = await openClusters()
  const { body } = await create({ name: 'C', keywordIds: [word('five')] })
  await look(`update articles set status = 'drafted' where id = ${body.id}`)
  expect((await undo(body.changeId)).body).toMatchObject({ restored: 1, kept: 0 })
  expect(await look(`select keyword_count from articles where title = 'C'`)).toEqual([{ keyword_count: 0 }])
})

test('the history lists each change with its author, the latest first', async () => {
  const { a, edit, history, undo } = await openClusters()
  const { body } = await edit({ action: 'lock', articleIds: [a] })
  await undo(body.changeId)
  const [undone, last, one] = await history()
  expect(undone).toMatchObject({ kind: 'undo', articleCount: 1, isUndone: false })
  expect(last).toMatchObject({ kind: 'lock', keywordCount: 0, articleCount: 1, isUndone: true })
  expect(last.userName).toEqual(expect.any(String))
  expect(one).toMatchObject({ kind: 'move', keywordCount: 2, articleCount: 1, isUndone: false })
})

test('5,000 clusters are one change and one undo, and more are refused', async () => {
  const { workspaceId, contentplanId, edit, undo, history, look, url } = await openClusters()
  await look(`insert into articles (workspace_id, contentplan_id, title)
    select ${workspaceId}, ${contentplanId}, 'Many ' || n from generate_series(1, 5001) n`)
  await look(`insert into keywords (workspace_id, contentplan_id, keyword, folded, source, article_id)
    select workspace_id, contentplan_id, title, lower(title), 'upload', id from articles where title like 'Many%'`)
  // The database updates its statistics by itself within a minute; until then it chooses slow plans for the keywords.
  await query(url, 'analyze')
  const ids = (await look(`select id from articles where title like 'Many%' order by id`)).map(({ id }) =>
    Number(id),
  )
  expect((await edit({ action: 'lock', articleIds: ids })).status).toBe(400)
  const left = () => look(`select count(*)::int as clusters from articles where title like 'Many%'`)
  const before = (await history()).length
  for (const input of [
    { action: 'delete', articleIds: ids.slice(1) },
    { action: 'merge', articleIdsFrom: ids.slice(1), articleIdTo: ids[0] },
  ]) {
    const { status, body } = await edit(input)
    expect([status, body]).toEqual([200, { changeId: expect.any(Number) }])
    expect(await left()).toEqual([{ clusters: 1 }])
    expect((await undo(body.changeId)).body).toMatchObject({ restored: 5000, kept: 0 })
    expect(await left()).toEqual([{ clusters: 5001 }])
  }
  expect(await history()).toHaveLength(before + 4)
})

test('a move of keywords into a cluster does not deadlock with the deletion of that cluster', async () => {
  const { a, word, change, url } = await openClusters()
  const deleting = new pg.Client({ connectionString: url })
  await deleting.connect()
  onTestFinished(() => deleting.end())
  await deleting.query('begin')
  await deleting.query('select from contentplans for no key update')
  const moving = change({ keywordIds: [word('five')], action: 'move', toArticleId: a })
  await expect
    .poll(async () => (await deleting.query(WAITING)).rows, { timeout: 10_000 })
    .toEqual([{ waiting: 1 }])
  await deleting.query(`update keywords set article_id = null where article_id = ${a}`)
  await deleting.query(`delete from articles where id = ${a}`)
  await deleting.query('commit')
  expect((await moving).status).toBe(404)
})

test('the oldest changes of a plan are deleted beyond 50 MB, and newer ones stay', async () => {
  const { word, change, history, look, b } = await openClusters()
  const ids = async () => (await history()).map(({ id }: { id: number }) => id)
  const [younger, older] = await ids()
  const thirteen = Array.from({ length: 13 }, () => 'four').join(' || ')
  await look(
    `with block as (select array_agg((random() * 2e9)::integer) as four from generate_series(1, 1000000))
     update plan_changes set page_ids = ${thirteen} from block where id = ${older}`,
  )
  await change({ keywordIds: [word('one')], action: 'move', toArticleId: b })
  expect(await ids()).toEqual([expect.any(Number), younger])
})
