import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openKeywordPlan, type PlanInput } from '#tests/support/keywords/keyword-world.ts'

const WORDS = [
  { keyword: 'one', estimated_search_volume: 100 },
  { keyword: 'two', estimated_search_volume: 20 },
  { keyword: 'three', estimated_search_volume: 3 },
  { keyword: 'four' },
]

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** `one`, `two` and `three` in one cluster, whose main keyword is `one`; `four` is inactive. */
async function openCluster(input: PlanInput = {}) {
  const plan = await openKeywordPlan(input)
  await plan.save(WORDS)
  const ids = await plan.ids()
  const article = await plan.addArticle('Numbers')
  const keywordIds = [ids['one'], ids['two'], ids['three']]
  await plan.change({ keywordIds, action: 'move', toArticleId: article })
  return {
    ...plan,
    ids,
    readIds: plan.ids,
    article,
    readArticle: async (id = article) =>
      (
        await plan.look(`select keyword_count, estimated_search_volume::int as volume,
          (select keyword from keywords where id = main_keyword_id) as main from articles where id = ${id}`)
      )[0],
    readStatuses: async () =>
      Object.fromEntries(
        (await plan.list()).body.keywords.map((row: { keyword: string; status: string }) => [
          row.keyword,
          row.status,
        ]),
      ),
  }
}

test('a cluster counts its keywords, adds up their volumes and is named after the keyword with the highest volume', async () => {
  const { readArticle } = await openCluster()
  expect(await readArticle()).toEqual({ keyword_count: 3, volume: 123, main: 'one' })
})

test('new words are added to the plan and the cluster at once, with those that the plan has already', async () => {
  const { ids, article, change, undo, readIds, readStatuses, readArticle } = await openCluster()
  const newKeywords = [' Five  ', 'FOUR', 'two']
  const move = { keywordIds: [], newKeywords, action: 'move', toArticleId: article }
  const { body } = await change(move)
  expect(body).toMatchObject({ changed: 2 })
  expect(await readIds()).toMatchObject({ ...ids, Five: expect.any(Number) })
  expect(await readStatuses()).toMatchObject({ Five: 'in_plan', four: 'in_plan' })
  expect(await readArticle()).toMatchObject({ keyword_count: 5 })
  await undo(body.changeId)
  expect(await readStatuses()).toMatchObject({ Five: 'not_in_plan', four: 'not_in_plan' })
})

test('new words for a missing cluster are not added to the plan either', async () => {
  const { change, readIds } = await openCluster()
  const before = await readIds()
  const move = { keywordIds: [], newKeywords: ['five'], action: 'move', toArticleId: 99_999 }
  expect((await change(move)).status).toBeGreaterThanOrEqual(400)
  expect(await readIds()).toEqual(before)
})

test('an excluded keyword leaves its cluster, and undo puts it back as its main keyword', async () => {
  const { ids, change, undo, readArticle, readStatuses } = await openCluster()
  const { body } = await change({ keywordIds: [ids['one'], ids['four']], action: 'exclude' })
  expect(body).toEqual({ changed: 2, locked: 0, changeId: expect.any(Number) })
  expect(await readStatuses()).toEqual({
    one: 'excluded',
    two: 'in_plan',
    three: 'in_plan',
    four: 'excluded',
  })
  expect(await readArticle()).toEqual({ keyword_count: 2, volume: 23, main: 'two' })
  expect((await undo(body.changeId)).body).toMatchObject({ restored: 2, kept: 0 })
  expect(await readStatuses()).toEqual({
    one: 'in_plan',
    two: 'in_plan',
    three: 'in_plan',
    four: 'not_in_plan',
  })
  expect(await readArticle()).toEqual({ keyword_count: 3, volume: 123, main: 'one' })
})

test('a reset takes keywords out of clusters and lifts exclusions, and undo restores both', async () => {
  const { ids, change, undo, readStatuses, readArticle } = await openCluster()
  await change({ keywordIds: [ids['two']], action: 'exclude' })
  const all = Object.values(ids)
  const { body } = await change({ keywordIds: all, action: 'reset' })
  expect(body.changed).toBe(3)
  expect(await readStatuses()).toEqual({
    one: 'not_in_plan',
    two: 'not_in_plan',
    three: 'not_in_plan',
    four: 'not_in_plan',
  })
  expect(await readArticle()).toEqual({ keyword_count: 0, volume: 0, main: null })
  expect((await undo(body.changeId)).body).toMatchObject({ restored: 3, kept: 0 })
  expect(await readStatuses()).toEqual({
    one: 'in_plan',
    two: 'excluded',
    three: 'in_plan',
    four: 'not_in_plan',
  })
  expect(await readArticle()).toEqual({ keyword_count: 2, volume: 103, main: 'one' })
})

test('a change that changes nothing has no undo', async () => {
  const { ids, change } = await openCluster()
  const nothing = { status: 200, body: { changed: 0, locked: 0, changeId: null } }
  expect(await change({ keywordIds: [ids['four']], action: 'reset' })).toEqual(nothing)
  expect(await change({ keywordIds: [ids['one']], excluded: false })).toEqual(nothing)
})

test('the flag `excluded` excludes, and lifts an exclusion without touching clusters', async () => {
  const { ids, change, readStatuses } = await openCluster()
  await change({ keywordIds: [ids['four']], excluded: true })
  expect(await readStatuses()).toMatchObject({ four: 'excluded' })
  expect((await change({ keywordIds: [ids['four'], ids['one']], excluded: false })).body.changed).toBe(1)
  expect(await readStatuses()).toMatchObject({ four: 'not_in_plan', one: 'in_plan' })
})

test('undo keeps later changes of other users, and works once', async () => {
  const { ids, change, undo, readStatuses } = await openCluster()
  const first = await change({ keywordIds: [ids['one'], ids['two']], action: 'exclude' })
  await change({ keywordIds: [ids['two']], action: 'reset' })
  expect((await undo(first.body.changeId)).body).toMatchObject({ restored: 1, kept: 1 })
  expect(await readStatuses()).toMatchObject({ one: 'in_plan', two: 'not_in_plan' })
  const again = await undo(first.body.changeId)
  expect(again).toMatchObject({ status: 409, body: { message: 'This was undone already.' } })
})

test('undo leaves keywords where they are when their cluster is gone', async () => {
  const { ids, change, undo, look, readStatuses } = await openCluster()
  const { body } = await change({ keywordIds: Object.values(ids), action: 'reset' })
  await look('delete from articles')
  expect((await undo(body.changeId)).body).toMatchObject({ restored: 0, kept: 3 })
  expect(new Set(Object.values(await readStatuses()))).toEqual(new Set(['not_in_plan']))
})

test('a move to another cluster updates the counts of both, and undo moves back', async () => {
  const { ids, change, undo, addArticle, readArticle } = await openCluster()
  const other = await addArticle('Others')
  const { body } = await change({ keywordIds: [ids['one'], ids['four']], action: 'move', articleId: other })
  expect(await readArticle(other)).toEqual({ keyword_count: 2, volume: 100, main: 'one' })
  expect(await readArticle()).toEqual({ keyword_count: 2, volume: 23, main: 'two' })
  await undo(body.changeId)
  expect(await readArticle(other)).toEqual({ keyword_count: 0, volume: 0, main: null })
  expect(await readArticle()).toEqual({ keyword_count: 3, volume: 123, main: 'one' })
})

test('a move does not make more keywords active than the plan allows', async () => {
  const { ids, change, article, readStatuses, addArticle } = await openCluster({ keywordLimit: 3 })
  const refused = await change({ keywordIds: [ids['four']], action: 'move', toArticleId: article })
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'limit_reached',
      message:
        'You have reached your keyword limit. Please reset or exclude some active keywords before clustering new ones.',
    },
  })
  expect(await readStatuses()).toMatchObject({ four: 'not_in_plan' })
  const other = await addArticle('Others')
  expect((await change({ keywordIds: [ids['one']], action: 'move', toArticleId: other })).status).toBe(200)
})

test('of many requests for the last free place at once, one gets it', async () => {
  const { save, change, article, list } = await openCluster({ keywordLimit: 4 })
  await save(Array.from({ length: 8 }, (_, at) => ({ keyword: `more ${at}` })))
  const { body } = await list('q=more')
  const answers = await Promise.all(
    body.keywords.map(({ id }: { id: number }) =>
      change({ keywordIds: [id], action: 'move', toArticleId: article }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  expect((await list()).body.keywordCounts.inPlanCount).toBe(4)
})

test('a change waits for a change that is under way, and respects its result', async () => {
  const plan = await openCluster({ keywordLimit: 4 })
  const { save, change, article, database, look, workspaceId, contentplanId } = plan
  await save([{ keyword: 'five' }])
  const { four, five } = await plan.readIds()
  const waiting = await database.transaction().execute(async (transaction) => {
    await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(transaction)
    await sql`select from contentplans where id = ${contentplanId} for no key update`.execute(transaction)
    await sql`update keywords set article_id = ${article} where id = ${four}`.execute(transaction)
    const answer = change({ keywordIds: [five], action: 'move', toArticleId: article })
    await expect.poll(() => look(WAITING), { timeout: 10_000 }).toEqual([{ waiting: 1 }])
    return { answer }
  })
  expect(await waiting.answer).toMatchObject({ status: 409, body: { code: 'limit_reached' } })
})

test('the counts of a cluster are right after many changes at once', async () => {
  const { save, change, addArticle, readArticle, list } = await openCluster()
  await save(Array.from({ length: 12 }, (_, at) => ({ keyword: `more ${at}`, estimated_search_volume: 5 })))
  const crowded = await addArticle('Crowded')
  const ids = (await list('q=more')).body.keywords.map(({ id }: { id: number }) => id)
  await change({ keywordIds: ids, action: 'move', toArticleId: crowded })
  await Promise.all(ids.slice(2).map((id: number) => change({ keywordIds: [id], action: 'exclude' })))
  expect(await readArticle(crowded)).toMatchObject({ keyword_count: 2, volume: 10 })
})

test('tags queue inactive keywords that match, and no others', async () => {
  const { change, list } = await openCluster()
  expect((await change({ regex: 'one|FOUR', queue: true })).body).toEqual({
    changed: 1,
    locked: 0,
    changeId: null,
  })
  const queued = (await list()).body.keywords.filter((row: { in_queue: boolean }) => row.in_queue)
  expect(queued).toMatchObject([{ keyword: 'four', status: 'not_in_plan' }])
  expect((await change({ regex: '(', queue: true })).status).toBe(400)
})

test('a move without a target is refused', async () => {
  const { ids, change } = await openCluster()
  const refused = await change({ keywordIds: [ids['four']], action: 'move' })
  expect(refused).toMatchObject({
    status: 400,
    body: { message: 'toArticleId: say which cluster they move to.' },
  })
})

test('two windows that change the same keywords in opposite order do not deadlock', async () => {
  const { change, save, list } = await openCluster()
  await save(Array.from({ length: 200 }, (_, at) => ({ keyword: `word ${at}` })))
  const ids = (await list('limit=1000')).body.keywords.map(({ id }: { id: number }) => id)
  const answers = await Promise.all(
    [ids, ids.toReversed(), ids, ids.toReversed()].map((keywordIds, at) =>
      change({ keywordIds, action: at % 2 === 0 ? 'exclude' : 'reset' }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})
