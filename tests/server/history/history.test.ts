import { expect, test } from 'vitest'
import { query } from '#tests/support/database/connections.ts'
import { openClusters } from '#tests/support/articles/small-clusters.ts'

async function openHistory() {
  const world = await openClusters()
  const path = `/contentplan/${world.contentplanId}/history`
  return {
    ...world,
    read: async (rest = '') => (await world.call('GET', `${path}${rest}`)).body,
    path,
  }
}

test('the history lists changes and imports by name, the last first, each with its author', async () => {
  const { a, b, word, change, edit, create, read } = await openHistory()
  await edit({ action: 'rename', articleIds: [a], name: 'First' })
  await edit({ action: 'merge', articleIdsFrom: [a], articleIdTo: b })
  await create({ name: 'C', keywordIds: [word('five'), word('one')] })
  await change({ keywordIds: [word('two')], action: 'exclude' })
  const { entries, total } = await read()
  expect(total).toBe(7)
  expect(entries).toMatchObject([
    { source: 'change', kind: 'exclude', keywords: ['two'], articles: [{ title: 'B', became: 'edited' }] },
    {
      kind: 'create',
      keywords: ['one', 'five'],
      articles: [
        { title: 'C', became: 'new', articleId: expect.any(Number) },
        { title: 'B', became: 'edited' },
      ],
    },
    {
      kind: 'merge',
      keywordCount: 2,
      keywords: ['one', 'two'],
      articles: [
        { title: 'First', became: 'gone', articleId: null },
        { title: 'B', became: 'edited', articleId: b },
      ],
    },
    { kind: 'rename', keywordCount: 0, articles: [{ title: 'A', newTitle: 'First' }] },
    { kind: 'move', keywords: ['three', 'four'] },
    { kind: 'move', keywords: ['one', 'two'] },
    { source: 'import', kind: 'paste', added: 5, examples: ['one', 'two', 'three'] },
  ])
  for (const { userName } of entries) expect(userName).toEqual(expect.any(String))
})

test('the details of a change say of every keyword where it was and where it went, also when its cluster is gone', async () => {
  const { a, b, word, edit, create, read } = await openHistory()
  await edit({ action: 'delete', articleIds: [a] })
  await create({ name: 'C', keywordIds: [word('one'), word('three'), word('five')] })
  await edit({ action: 'delete', articleIds: [b] })
  const [{ id: deletedB }, { id: created }, { id: deletedA }] = (await read()).entries
  expect(await read(`/change/${deletedA}`)).toMatchObject({
    articleCount: 1,
    articles: [{ articleId: null, title: 'A', became: 'gone' }],
    keywordCount: 2,
    keywords: [
      { keyword: 'one', from: { kind: 'cluster', title: 'A' }, to: { kind: 'excluded' } },
      { keyword: 'two', from: { kind: 'cluster', title: 'A' }, to: { kind: 'excluded' } },
    ],
  })
  expect((await read(`/change/${created}`)).keywords).toMatchObject([
    { keyword: 'one', from: { kind: 'excluded' }, to: { kind: 'cluster', title: 'C' } },
    { keyword: 'three', from: { kind: 'cluster', title: 'B' }, to: { title: 'C' } },
    { keyword: 'five', from: { kind: 'inactive' }, to: { title: 'C' } },
  ])
  expect((await read(`/change/${deletedB}?offset=1`)).keywords).toEqual([])
  expect(await read(`/import/${(await read()).entries.at(-1).importId}`)).toEqual({
    keywords: ['one', 'two', 'three', 'four', 'five'],
    keywordCount: 5,
  })
})

test('imports of search data are entries, and entries of other plans are not', async () => {
  const { workspaceId, contentplanId, look, read, addPlan, call } = await openHistory()
  await look(`insert into runs (workspace_id, name, key, payload, about, turn, state, reason, user_id)
    values (${workspaceId}, 'search-import', 'plan', '{}', '{"contentplanId": ${contentplanId}}', 1, 'failed', 'No access.',
      (select user_id from workspace_members where workspace_id = ${workspaceId}))`)
  const [first] = (await read()).entries
  expect(first).toMatchObject({
    source: 'search data',
    from: 'search-import',
    state: 'failed',
    reason: 'No access.',
    userName: 'Demo',
  })
  const other = await addPlan()
  expect((await call('GET', `/contentplan/${other.contentplanId}/history`)).body).toEqual({
    entries: [],
    total: 0,
  })
  const change = (await read()).entries.find(({ source }: { source: string }) => source === 'change')
  const foreign = await call('GET', `/contentplan/${other.contentplanId}/history/change/${change.id}`)
  expect(foreign.status).toBe(404)
})

test('thousands of entries, and one of 10,000 keywords, are read in parts', async () => {
  const { workspaceId, contentplanId, look, read, url } = await openHistory()
  await look(`insert into keywords (workspace_id, contentplan_id, keyword, folded, source)
    select ${workspaceId}, ${contentplanId}, 'many ' || n, 'many ' || n, 'upload' from generate_series(1, 10000) n`)
  await look(`insert into plan_changes (workspace_id, contentplan_id, kind, articles, created_at)
    select ${workspaceId}, ${contentplanId}, 'lock', '[]', now() - n * interval '1 minute' from generate_series(1, 3000) n`)
  await look(`insert into plan_changes (workspace_id, contentplan_id, kind, keyword_ids, places_before, places_after)
    select ${workspaceId}, ${contentplanId}, 'exclude', array_agg(id order by id), array_agg(0), array_agg(-1)
    from keywords where keyword like 'many%'`)
  await query(url, 'analyze')
  const first = await read('?limit=50')
  expect(first.total).toBe(3004)
  expect(first.entries[0]).toMatchObject({ keywordCount: 10_000, keywords: ['many 1', 'many 2', 'many 3'] })
  expect(first.entries).toHaveLength(50)
  const ids = [...first.entries, ...(await read('?offset=50&limit=200')).entries].map(
    ({ source, id, importId }) => `${source} ${id ?? importId}`,
  )
  expect(new Set(ids).size).toBe(250)
  expect(await read('?offset=3004')).toEqual({ entries: [], total: 3004 })
  const details = await read(`/change/${first.entries[0].id}?offset=9950`)
  expect(details.keywordCount).toBe(10_000)
  expect(details.keywords).toHaveLength(50)
})
