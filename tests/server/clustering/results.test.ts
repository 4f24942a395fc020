import { expect, test, vi } from 'vitest'
import { listArticles } from '#features/articles/server/queries/list-articles.ts'
import { undoChange } from '#features/articles/server/commands/undo-change.ts'
import { articleFilter } from '#features/articles/contract.ts'
import { findResult } from '#features/clustering/server/queries/find-result.ts'
import { listHistory } from '#features/history/server/queries/list-history.ts'
import { listTrackers } from '#features/trackers/server/queries/list-trackers.ts'
import { listIntents, makeGroupingWorld } from '#tests/support/clustering/grouping-world.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const intents = listIntents(12)

async function makeWorld() {
  const world = await makeGroupingWorld()
  await world.work()
  return {
    ...world,
    cluster: async (words: readonly string[]) => {
      await world.add(words)
      const { runId } = await world.start()
      await world.untilEnd(runId)
      return runId
    },
    read: async () => (await world.inPlan((ctx, plan) => findResult(ctx, { plan }))).result,
    readTrackers: () => world.inPlan((ctx, plan) => listTrackers(ctx, { plan })),
    count: async (condition: string) =>
      Number((await world.look(`select count(*)::int as n from ${condition}`))[0]?.['n']),
  }
}

test('a run keeps what it has done: keywords, clusters, the largest new ones, what joined and what stays alone', async () => {
  const world = await makeWorld()
  const first = intents.flatMap(({ keywords }) => keywords.slice(0, 3))
  await world.cluster(first)
  const before = await world.read()
  expect(before).toMatchObject({
    minimumScore: 3,
    keywordCount: first.length,
    clusterCount: await world.count('articles'),
    newCount: await world.count('articles'),
    aloneCount: await world.count('articles where keyword_count = 1'),
    joinedCount: 0,
    joined: [],
    withoutResults: 0,
    withoutRoom: 0,
  })
  const largest = await world.look(
    `select id as "articleId", title, keyword_count as count, keyword_count, estimated_search_volume::int,
       keyword_count as known_volume_count, false as volume_is_rough from articles order by keyword_count desc, estimated_search_volume desc, id limit 5`,
  )
  expect(before?.largest).toEqual(largest)
  const more = intents.slice(0, 4).flatMap(({ keywords }) => keywords.slice(3, 5))
  const [{ last } = {}] = await world.look('select max(id) as last from articles')
  const runId = await world.cluster(more)
  const after = await world.read()
  const joined = await world.count(
    `keywords k join articles a on a.id = k.article_id where k.keyword = any ('{${more.join(',')}}') and a.id <= ${last}`,
  )
  expect(joined).toBeGreaterThan(0)
  expect(after).toMatchObject({ runId, keywordCount: more.length, joinedCount: joined })
  expect(after?.newCount).toBe(await world.count(`articles where id > ${last}`))
  expect(after?.joined.length).toBe(Math.min(5, after?.joinedClusterCount ?? 0))
  for (const { articleId, count } of after?.joined ?? [])
    expect(
      await world.count(`keywords where article_id = ${articleId} and keyword = any ('{${more.join(',')}}')`),
    ).toBe(count)
})

test('a result says which search volumes of its clusters are unknown, and which are rough', async () => {
  const world = await makeWorld()
  const few = intents.slice(0, 2)
  const known = few[0]?.keywords[0]
  await world.add(few.flatMap(({ keywords }) => keywords.slice(0, 3)))
  await world.look('update keywords set estimated_search_volume = null')
  await world.look(
    `update keywords set estimated_search_volume = 3000, volume_is_rough = true where keyword = '${known}'`,
  )
  await world.untilEnd((await world.start()).runId)
  const largest = (await world.read())?.largest ?? []
  const rest = largest.filter(({ known_volume_count }) => known_volume_count === 0)
  expect(largest.find((cluster) => !rest.includes(cluster))).toMatchObject({
    estimated_search_volume: 3000,
    known_volume_count: 1,
    volume_is_rough: true,
  })
  expect(rest.length).toBeGreaterThan(0)
  for (const cluster of rest)
    expect(cluster).toMatchObject({
      estimated_search_volume: null,
      known_volume_count: 0,
      volume_is_rough: false,
    })
})

test('the tracker of a run says what came of it and leads to the clusters that it made or added to, which the list shows alone', async () => {
  const world = await makeWorld()
  await world.cluster(['hiking boots', 'tax return form'])
  const words = intents
    .flatMap(({ keywords }) => keywords.slice(0, 2))
    .filter((word) => word !== 'hiking boots')
  await world.cluster(words)
  const { changeId, clusterCount } = (await world.read()) ?? {}
  const [tracker] = await world.readTrackers()
  expect(tracker).toMatchObject({
    reason: `${words.length} keywords in ${clusterCount} clusters`,
    link: { label: 'See the clusters', path: `plan?change=${changeId}` },
  })
  const list = (filter: object) =>
    world.inPlan((ctx, plan) => listArticles(ctx, { plan, ...articleFilter.parse(filter) }))
  const { articles, total } = await list({ filter_change: changeId })
  expect(total).toBe(clusterCount)
  const titles = articles.map(({ title }) => title)
  expect(titles).toContain('Hiking boots')
  expect(titles).not.toContain('Tax return form')
  expect((await list({})).total).toBe(total + 1)
})

test('keywords without search results and without room in the plan are counted as left out', async () => {
  const world = await makeWorld()
  const words = intents.flatMap(({ keywords }) => keywords.slice(0, 2))
  await world.look('update contentplans set keyword_limit = 6')
  await world.cluster(words)
  expect(await world.read()).toMatchObject({
    keywordCount: 6,
    withoutResults: 0,
    withoutRoom: words.length - 6,
  })
})

test('the change of a clustering names the user who started the run', async () => {
  const world = await makeWorld()
  const [ada] = await world.look(
    "insert into users (email, name) values ('ada-starts@people.example', 'Ada') returning id",
  )
  await world.add(intents.flatMap(({ keywords }) => keywords.slice(0, 2)))
  const { runId } = await world.start({ userId: Number(ada?.['id']) })
  await world.untilEnd(runId)
  const readHistory = () => world.inPlan((ctx, plan) => listHistory(ctx, { plan, offset: 0, limit: 50 }))
  expect((await readHistory()).entries).toMatchObject([{ kind: 'cluster', userName: 'Ada' }])
  await world.look(`delete from users where id = ${Number(ada?.['id'])}`)
  expect((await readHistory()).entries).toMatchObject([{ kind: 'cluster', userName: null }])
})

test('a result that was undone is not shown any more', async () => {
  const world = await makeWorld()
  await world.cluster(intents.flatMap(({ keywords }) => keywords.slice(0, 2)))
  const { changeId } = (await world.read()) ?? {}
  await world.inPlan((ctx, plan) =>
    undoChange({ ...ctx, actor: { kind: 'run', userId: null } }, world.services, {
      plan,
      changeId: Number(changeId),
    }),
  )
  expect(await world.read()).toBeNull()
})
