import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'

async function openImports() {
  const plan = await openKeywordPlan()
  const { path, call } = plan
  return {
    ...plan,
    begin: async (label = 'list.csv'): Promise<number> =>
      (await call('POST', `${path}/import`, { kind: 'file', label })).body.importId,
    send: (importId: number, batch: number, words: string[]) =>
      call('POST', `${path}/import/${importId}`, {
        batch,
        keywordsObject: words.map((keyword) => ({ keyword })),
      }),
    end: (importId: number, skippedReasons: object[] = []) =>
      call('PUT', `${path}/import/${importId}`, { skippedReasons }),
    undoImport: (importId: number) => call('POST', `${path}/import/${importId}/undo`),
    restore: (importId: number) => call('POST', `${path}/import/${importId}/restore`),
    preview: (importId: number) => call('GET', `${path}/import/${importId}/undo`),
    listImports: async () =>
      (await call('GET', path.replace('/keyword', '/history'))).body.entries.filter(
        ({ source }: { source: string }) => source.startsWith('import'),
      ),
  }
}

test('saving a list says what was added, what was there already and what was left out', async () => {
  const { save, names } = await openImports()
  const first = await save([{ keyword: ' Trail   Shoes ' }, { keyword: 'boots' }])
  expect(first.body).toMatchObject({ added: 2, joined: 0, skipped: 0, skippedReasons: [] })
  const second = await save([
    { keyword: 'TRAIL SHOES' },
    { keyword: 'socks' },
    { keyword: 'Socks' },
    { keyword: ' ' },
    { keyword: '?!…' },
    { keyword: '👟👟' },
  ])
  expect(second.body).toMatchObject({
    added: 1,
    joined: 2,
    skipped: 3,
    skippedReasons: expect.arrayContaining([
      { reason: 'empty', count: 1 },
      { reason: 'neither letters nor digits', count: 2 },
    ]),
  })
  expect(await names()).toEqual(['Trail Shoes', 'boots', 'socks'])
})

test('a keyword that is imported again keeps the larger volume and takes the other new figures', async () => {
  const { save, list } = await openImports()
  await save([{ keyword: 'boots', estimated_search_volume: 100, difficulty: 10 }])
  await save([{ keyword: 'Boots', estimated_search_volume: 70, cpc: 1.5, intent: 'informational' }])
  await save([{ keyword: 'boots', difficulty: 30 }], { source: 'related' })
  expect((await list()).body.keywords).toMatchObject([
    {
      keyword: 'boots',
      estimated_search_volume: 100,
      difficulty: 30,
      cpc: 1.5,
      intent: 'informational',
      source: 'upload',
    },
  ])
})

test('a higher volume of a keyword in a cluster raises the volume of the cluster', async () => {
  const { save, ids, change, addArticle, look } = await openImports()
  await save([{ keyword: 'boots', estimated_search_volume: 100 }])
  const article = await addArticle('Boots')
  await change({ keywordIds: [(await ids())['boots']], action: 'move', toArticleId: article })
  await save([{ keyword: 'boots', estimated_search_volume: 700 }])
  expect(await look('select estimated_search_volume::int as volume from articles')).toEqual([{ volume: 700 }])
})

test('invalid numbers of a list are left out, and its keywords are imported', async () => {
  const { save, list } = await openImports()
  const odd = { estimated_search_volume: -5, difficulty: 900, cpc: 'free', intent: 'x'.repeat(500) }
  expect((await save([{ keyword: 'boots', ...odd }, { keyword: 'socks' }])).body).toMatchObject({ added: 2 })
  expect((await list('q=boots')).body.keywords).toMatchObject([
    { estimated_search_volume: null, difficulty: null, cpc: null, intent: null },
  ])
})

test('5,001 keywords are too many in one request, and 5,000 are not', async () => {
  const { save, list } = await openImports()
  const words = Array.from({ length: 5001 }, (_, at) => ({ keyword: `word ${at}` }))
  const refused = await save(words)
  expect(refused.status).toBe(400)
  expect(refused.body.message).toContain('You can add up to 5000 at once')
  expect((await save(words.slice(1))).body).toMatchObject({ added: 5000 })
  expect((await list()).body.keywordCounts.notInPlanCount).toBe(5000)
})

test('every script is kept as it is written', async () => {
  const { save, names } = await openImports()
  const words = [
    'รองเท้าวิ่งเทรล',
    '登山靴 おすすめ',
    'أحذية المشي',
    'נעלי ריצה',
    'कैंपिंग टेंट',
    'ÅÄÖ 10',
    "runner's",
    'c++',
  ]
  await save(words.map((keyword, at) => ({ keyword, estimated_search_volume: 100 - at })))
  expect(await names()).toEqual(words)
  const composed = await save([{ keyword: 'ÅÄÖ 10'.normalize('NFD') }])
  expect(composed.body).toMatchObject({ added: 0, joined: 1 })
})

test('a file is imported in batches, and a batch that is sent twice is counted once', async () => {
  const { begin, send, end, listImports, names } = await openImports()
  const importId = await begin()
  expect((await send(importId, 1, ['a', 'b'])).body).toMatchObject({ added: 2, joined: 0 })
  expect((await send(importId, 1, ['a', 'b'])).body).toMatchObject({ added: 2, joined: 0 })
  const early = await send(importId, 3, ['d'])
  expect(early).toMatchObject({ status: 409, body: { message: 'Batch 2 of this import comes next.' } })
  expect((await send(importId, 2, ['b', 'c', ''])).body).toMatchObject({ added: 3, joined: 1, skipped: 1 })
  const skippedReasons = [
    { reason: 'no keyword', count: 4 },
    { reason: 'empty', count: 1 },
  ]
  const ended = await end(importId, skippedReasons)
  expect(ended.body).toMatchObject({ added: 3, joined: 1, skipped: 6 })
  expect((await end(importId, skippedReasons)).body).toEqual(ended.body)
  expect(await names()).toEqual(['a', 'b', 'c'])
  expect(await listImports()).toEqual([
    {
      source: 'import',
      importId,
      kind: 'file',
      label: 'list.csv',
      examples: ['a', 'b', 'c'],
      userName: expect.any(String),
      undoneBy: null,
      removed: null,
      added: 3,
      joined: 1,
      skipped: 6,
      skippedReasons: expect.arrayContaining([
        { reason: 'empty', count: 2 },
        { reason: 'no keyword', count: 4 },
      ]),
      created_at: expect.stringMatching(/Z$/),
      ended_at: expect.stringMatching(/Z$/),
      undone_at: null,
    },
  ])
})

test('undo removes what an import added, and says which keywords stay and why', async () => {
  const { save, undoImport, names, ids, change, addArticle, listImports } = await openImports()
  await save([{ keyword: 'before' }])
  const { body } = await save(
    ['before', 'clustered', 'again', 'excluded', 'gone'].map((keyword) => ({ keyword })),
    { label: 'second' },
  )
  await save([{ keyword: 'again' }])
  const { clustered, excluded } = await ids()
  await change({ keywordIds: [clustered], action: 'move', toArticleId: await addArticle('Cluster') })
  await change({ keywordIds: [excluded], action: 'exclude' })
  expect((await undoImport(body.importId)).body).toEqual({
    removed: 2,
    kept: [
      { reason: 'in a cluster', count: 1 },
      { reason: 'imported again since', count: 1 },
    ],
  })
  expect((await names('sortColumn=keyword&sortDirection=asc')).toSorted()).toEqual([
    'again',
    'before',
    'clustered',
  ])
  expect((await listImports()).slice(0, 3)).toMatchObject([
    { source: 'import undone', label: 'second', removed: 2, undoneBy: expect.any(String) },
    { source: 'import', label: '' },
    { source: 'import', label: 'second', undone_at: expect.stringMatching(/Z$/) },
  ])
})

test('undo works once, and an undone import takes no more rows', async () => {
  const { begin, send, undoImport, end } = await openImports()
  const importId = await begin()
  await send(importId, 1, ['a'])
  expect((await undoImport(importId)).body).toEqual({ removed: 1, kept: [] })
  const undone = { status: 409, body: { message: 'This import was undone already.' } }
  expect(await undoImport(importId)).toMatchObject(undone)
  expect(await send(importId, 2, ['b'])).toMatchObject(undone)
  expect(await end(importId)).toMatchObject(undone)
})

test('the undo of an import says before what it removes, and can be undone: every row comes back as it was', async () => {
  const { save, preview, undoImport, restore, ids, change, look, listImports } = await openImports()
  const { body } = await save([
    { keyword: 'boots', estimated_search_volume: 90, difficulty: 5, cpc: 1.5, competition: 3, intent: 'buy' },
    { keyword: 'socks' },
  ])
  await change({ keywordIds: [(await ids())['socks']], action: 'exclude' })
  const readRows = () => look('select * from keywords order by id')
  const before = await readRows()
  expect((await preview(body.importId)).body).toEqual({ removed: 2, kept: [] })
  expect(await readRows()).toEqual(before)
  expect(await listImports()).toHaveLength(1)
  await undoImport(body.importId)
  expect(await readRows()).toEqual([])
  await save([{ keyword: 'laces' }])
  const laces = await readRows()
  expect((await restore(body.importId)).body).toEqual({ restored: 2, kept: 0 })
  expect(await readRows()).toEqual([...before, ...laces])
  expect(await restore(body.importId)).toMatchObject({ status: 409 })
  expect((await undoImport(body.importId)).body).toEqual({ removed: 2, kept: [] })
  await save([{ keyword: 'socks' }])
  expect((await restore(body.importId)).body).toEqual({ restored: 1, kept: 1 })
})

test('keywords that come back with an undone undo are measured in search data again, where there are any', async () => {
  const { save, undoImport, restore, look, workspaceId, contentplanId } = await openImports()
  const { body } = await save([{ keyword: 'boots' }])
  const restoreAgain = async () => {
    await undoImport(body.importId)
    expect((await restore(body.importId)).body).toEqual({ restored: 1, kept: 0 })
    return look("select name, state from runs where name like 'search%' order by id")
  }
  expect(await restoreAgain()).toEqual([])
  await look(`insert into search_imports (workspace_id, contentplan_id, metrics_until)
    values (${workspaceId}, ${contentplanId}, '2031-05-30')`)
  expect(await restoreAgain()).toEqual([{ name: 'search-measure', state: 'queued' }])
  // The run may have passed this keyword already: it ends, and another one measures everything.
  expect(await restoreAgain()).toEqual([
    { name: 'search-measure', state: 'cancelled' },
    { name: 'search-measure', state: 'queued' },
  ])
})

test('every column of a keyword comes back with an undone undo, also columns that are added some day', async () => {
  const { look } = await openImports()
  const columns = await look(`select attname as name from pg_attribute
    where attrelid = 'keywords'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attname`)
  const command = await readFile('src/features/keywords/server/commands/restore-import.ts', 'utf8')
  const restored = [...command.matchAll(/row\.(\w+)/g)].map(([, name]) => name)
  // A keyword that an undo removes is in no cluster.
  expect(new Set([...restored, 'article_id'])).toEqual(new Set(columns.map(({ name }) => name)))
})

test('an undo of an import of which every keyword is in use is not recorded', async () => {
  const { save, undoImport, ids, change, addArticle, listImports } = await openImports()
  const { body } = await save([{ keyword: 'a' }])
  await change({ keywordIds: [(await ids())['a']], action: 'move', toArticleId: await addArticle('A') })
  expect((await undoImport(body.importId)).body).toEqual({
    removed: 0,
    kept: [{ reason: 'in a cluster', count: 1 }],
  })
  expect(await listImports()).toMatchObject([{ source: 'import', undone_at: null }])
})

test('an import of another plan is not found', async () => {
  const { begin, addPlan, call } = await openImports()
  const importId = await begin()
  const other = await addPlan()
  const batch = { batch: 1, keywordsObject: [{ keyword: 'a' }] }
  expect((await call('POST', `${other.path}/import/${importId}`, batch)).status).toBe(404)
  expect((await call('POST', `${other.path}/import/${importId}/undo`)).status).toBe(404)
})

test('two windows that import the same list at once add it once', async () => {
  const { save, list } = await openImports()
  const words = Array.from({ length: 500 }, (_, at) => ({ keyword: `word ${at}` }))
  const answers = await Promise.all([
    save(words),
    save(words.toReversed()),
    save(words),
    save(words.toReversed()),
  ])
  const added = answers.map(({ body }) => body.added)
  expect(added.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 500])
  expect((await list()).body.keywordCounts.totalCount).toBe(500)
})
