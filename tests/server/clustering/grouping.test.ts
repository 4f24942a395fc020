import pg from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { Model } from '#integrations/model/index.ts'
import { writeTitle } from '#features/articles/titles/index.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import { cancelGrouping } from '#features/clustering/server/commands/cancel-grouping.ts'
import { groupKeywords } from '#features/clustering/server/index.ts'
import { estimateGrouping } from '#features/clustering/server/queries/estimate-grouping.ts'
import { makeModel, silentModel } from '#tests/support/fakes/title-models.ts'
import { listTrackers } from '#features/trackers/server/queries/list-trackers.ts'
import { listIntents, makeGroupingWorld } from '#tests/support/clustering/grouping-world.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const intents = listIntents(60)
const keywordsOf = (from: number, to: number, of = intents) =>
  of.flatMap(({ keywords }) => keywords.slice(from, to)).filter((word, at, all) => all.indexOf(word) === at)

/** The keywords, grouped by the pages that answer them in the sandbox's world. */
function groupsOf(words: readonly string[]): string[] {
  const known = new Set(words)
  const ofPages = Map.groupBy(intents, ({ page }) => page).values()
  return [...ofPages]
    .map((ofPage) => ofPage.flatMap(({ keywords }) => keywords.filter((word) => known.has(word))).toSorted())
    .filter((group) => group.length > 0)
    .map(String)
    .toSorted()
}

test('keywords that mean the same become one cluster, named, mapped to the page that ranks for it', async () => {
  const world = await makeGroupingWorld()
  const words = keywordsOf(0, 8)
  await world.add(words)
  await world.work()
  const { runId } = await world.start()
  const run = await world.untilEnd(runId)
  const found = groupsOf(words).length
  expect(run).toMatchObject({ state: 'done', reason: `${words.length} keywords in ${found} clusters` })
  expect(run.steps).toEqual(
    ['Crawling', 'Clustering', 'Labeling', 'Page matching'].map((name) => ({ name, state: 'done' })),
  )
  expect(await world.readClusters()).toEqual(groupsOf(words))
  const [counts] = await world.look(
    `select count(*)::int as clusters, sum(keyword_count)::int as keywords,
       count(*) filter (where serp_overlap >= 3 or keyword_count = 1)::int as tight, count(page_id)::int as mapped,
       count(distinct page_id)::int as pages,
       count(*) filter (where lower(title) = (select lower(keyword) from keywords k where k.id = main_keyword_id))::int as titled
     from articles`,
  )
  const clusters = groupsOf(words).length
  expect(counts).toMatchObject({ clusters, keywords: words.length, tight: clusters, titled: clusters })
  expect(Number(counts?.['mapped'])).toBeGreaterThan(clusters / 4)
  expect(counts?.['pages']).toBe(counts?.['mapped'])
  const urls = await world.look('select url from pages')
  expect(urls.every(({ url }) => String(url).startsWith('https://trailhouse.example/'))).toBe(true)
})

test('new keywords join clusters or form new ones, and no clustered keyword moves', async () => {
  const world = await makeGroupingWorld()
  const some = intents.slice(0, 25)
  await world.add(keywordsOf(0, 3, some))
  await world.work()
  await world.untilEnd((await world.start()).runId)
  const [{ last } = {}] = await world.look('select max(id) as last from keywords')
  const read = () => world.look(`select id, article_id from keywords where id <= ${last} order by id`)
  const before = await read()
  await world.add(keywordsOf(3, 6, some))
  await world.untilEnd((await world.start()).runId)
  expect(await read()).toEqual(before)
  expect(await world.readClusters()).toEqual(groupsOf(keywordsOf(0, 6, some)))
})

test('no more keywords become active than the plan allows, the highest volume first', async () => {
  const world = await makeGroupingWorld()
  const words = keywordsOf(0, 2)
  await world.add(words)
  await world.look('update contentplans set keyword_limit = 40')
  await world.work()
  await world.untilEnd((await world.start()).runId)
  const active = await world.look('select keyword from keywords where article_id is not null order by id')
  expect(active.map(({ keyword }) => keyword)).toEqual(words.slice(0, 40))
  await expect(world.start()).rejects.toThrow('You have reached your keyword limit.')
})

test('a keyword that is excluded while a run is under way stays excluded', async () => {
  const world = await makeGroupingWorld()
  const words = keywordsOf(0, 1).slice(0, 15)
  await world.add(words)
  const { runId } = await world.start()
  await world.pauseSearches()
  await world.work()
  await expect
    .poll(
      async () =>
        (await world.look('select cardinality(keyword_ids) as chosen from proposals'))[0]?.['chosen'],
    )
    .toBe(words.length)
  await world.look(`update keywords set excluded = true, in_queue = false where keyword = '${words[0]}'`)
  await world.resumeSearches()
  expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
  expect(await world.look('select keyword from keywords where article_id is null')).toEqual([
    { keyword: words[0] },
  ])
})

test.each(['Crawling', 'Labeling'])(
  'a run that is cancelled in the step %s leaves the plan as it was',
  async (stepName) => {
    const world = await makeGroupingWorld()
    // These keywords form new clusters, which a model has to name.
    await world.add(keywordsOf(0, 1).slice(0, 20))
    await world.work()
    await world.untilEnd((await world.start()).runId)
    await world.add(keywordsOf(1, 4))
    const read = async () => [
      await world.look('select id, article_id, in_queue, status from keywords order by id'),
      await world.look('select id, keyword_count from articles order by id'),
    ]
    const before = await read()
    if (stepName === 'Labeling') world.useModel(silentModel)
    if (stepName === 'Crawling') await world.pauseSearches()
    const { runId } = await world.start()
    const findState = async () => {
      const { steps } = await world.read(world.own, runId)
      return steps.find(({ name }) => name === stepName)?.state
    }
    await expect.poll(findState, { interval: 20, timeout: 20_000 }).toBe('inProgress')
    await world.as(world.own, async (ctx) =>
      cancelGrouping(ctx, { plan: await openPlan(ctx, world.own.contentplanId) }),
    )
    expect(await read()).toEqual(before)
    expect((await world.untilEnd(runId)).state).toBe('cancelled')
    expect(await read()).toEqual(before)
  },
)

async function readTitles(model: Model, of = intents.slice(0, 12)) {
  const world = await makeGroupingWorld()
  world.useModel(model)
  await world.add(keywordsOf(0, 3, of))
  await world.work()
  const { state } = await world.untilEnd((await world.start()).runId)
  const rows = await world.look(
    'select a.title, k.keyword, a.keyword_count from articles a join keywords k on k.id = a.main_keyword_id order by a.id',
  )
  return { state, rows: rows.filter(({ keyword_count: count }) => Number(count) > 1) }
}

describe('a model names new clusters of two and more', () => {
  const capitals = makeModel((keywords) => keywords.map((keyword) => keyword.toUpperCase()))

  test('with the titles that it answers', async () => {
    const { rows } = await readTitles(capitals, intents)
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.map(({ title }) => title)).toEqual(rows.map(({ keyword }) => String(keyword).toUpperCase()))
  })

  test.each([
    ['answers the same for all', makeModel((keywords) => keywords.map(() => 'Same')), 1],
    ['forgets a cluster', makeModel((keywords) => keywords.slice(1)), 0],
    ['answers nothing', makeModel((keywords) => keywords.map(() => '  ')), 0],
    ['answers too much', makeModel((keywords) => keywords.map(() => 'x'.repeat(300))), 0],
    [
      'is out of money',
      makeModel(() => {
        throw new AdapterError('payment', 'No money is left.')
      }),
      0,
    ],
  ])('and where it %s, they keep the names of their main keywords', async (_, model, named) => {
    const { state, rows } = await readTitles(model)
    expect(state).toBe('done')
    expect(rows.length).toBeGreaterThan(8)
    expect(rows.filter(({ title, keyword }) => title !== writeTitle(String(keyword), 'en'))).toHaveLength(
      named,
    )
  })
})

test('two clusterings started at once are one run', async () => {
  const world = await makeGroupingWorld()
  await world.add(keywordsOf(0, 1))
  const started = await Promise.all([world.start(), world.start(), world.start()])
  expect(new Set(started.map(({ runId }) => runId)).size).toBe(1)
  expect(started.filter(({ isNew }) => isNew)).toHaveLength(1)
})

test('without inactive keywords no clustering is started', async () => {
  const world = await makeGroupingWorld()
  await expect(world.start()).rejects.toThrow('There are no inactive keywords to cluster.')
})

test('a failed run is listed with its reason until a later one has ended', async () => {
  const world = await makeGroupingWorld()
  await world.add(keywordsOf(0, 1))
  const list = () =>
    world.as(world.own, async (ctx) =>
      listTrackers({ ...ctx, now: new Date() }, { plan: await openPlan(ctx, world.own.contentplanId) }),
    )
  const { runId } = await world.start()
  await world.look(`update runs set state = 'failed', reason = 'No money is left.', ended_at = now()`)
  await world.look(`update run_steps set state = 'error' where position = 1`)
  expect(await list()).toMatchObject([{ id: `run-${runId}`, reason: 'No money is left.', isActive: false }])
  const next = await world.start()
  expect((await list()).map(({ id }) => id)).toEqual([`run-${next.runId}`])
})

test('while a run crawls, its tracker says for how many keywords the results are here', async () => {
  const world = await makeGroupingWorld()
  await world.add(keywordsOf(0, 1).slice(0, 15))
  await world.pauseSearches()
  await world.start()
  await world.work()
  const read = () =>
    world.as(world.own, async (ctx) => {
      const plan = await openPlan(ctx, world.own.contentplanId)
      const [tracker] = await listTrackers({ ...ctx, now: new Date() }, { plan })
      return tracker?.progress
    })
  await expect.poll(read, { interval: 20, timeout: 20_000 }).toEqual({ done: expect.any(Number), total: 15 })
})

test('when a worker is lost while crawling, the next one has its results and its choice of keywords', async () => {
  const world = await makeGroupingWorld()
  const words = keywordsOf(0, 1).slice(0, 16)
  await world.add(words)
  await world.control.order('/faults', { service: 'dataForSeo', kind: 'hang', after: 8 })
  const lost = { pipelines: [groupKeywords], services: world.services, finishMs: 1 }
  const worker = await world.startWorker(lost)
  const { runId } = await world.start()
  const readKept = () => world.look('select keyword, fetched_at from serps order by keyword')
  await expect
    .poll(async () => (await readKept()).length, { interval: 20, timeout: 20_000 })
    .toBeGreaterThan(4)
  await worker.stop()
  const kept = await readKept()
  expect(kept.length).toBeLessThan(words.length)
  await world.add(['a keyword that came later'])
  await world.control.order('/clear-faults')
  await world.work()
  expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
  expect(await readKept()).toEqual(expect.arrayContaining(kept))
  expect(await world.look('select keyword from keywords where article_id is null')).toEqual([
    { keyword: 'a keyword that came later' },
  ])
})

test('a run that is cancelled while it writes its clusters leaves none of them', async () => {
  const world = await makeGroupingWorld()
  await world.add(keywordsOf(0, 2))
  const { runId } = await world.start()
  const holder = new pg.Client({ connectionString: world.url })
  await holder.connect()
  onTestFinished(() => holder.end())
  // Clusters are written after the plan's keywords are locked: the run reaches that lock and waits.
  await world.pauseSearches()
  await world.work()
  await expect
    .poll(() => world.look('select from proposals'), { interval: 10, timeout: 20_000 })
    .toHaveLength(1)
  await holder.query('begin')
  await holder.query('select from contentplans for no key update')
  await world.resumeSearches()
  const isWriting = () =>
    world.look(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%contentplans%for no key update%'`,
    )
  await expect.poll(isWriting, { interval: 20, timeout: 30_000 }).toHaveLength(1)
  const cancelled = await world.as(world.own, async (ctx) =>
    cancelGrouping(ctx, { plan: await openPlan(ctx, world.own.contentplanId) }),
  )
  expect(cancelled).toEqual({ isCancelled: true })
  await holder.query('commit')
  expect((await world.untilEnd(runId)).state).toBe('cancelled')
  await expect.poll(isWriting, { timeout: 20_000 }).toHaveLength(0)
  expect(await world.look('select from articles')).toEqual([])
  expect(await world.look('select from keywords where article_id is not null')).toEqual([])
})

test('while a run is under way the cost of another one is not estimated', async () => {
  const world = await makeGroupingWorld()
  await world.add(keywordsOf(0, 1))
  const read = () =>
    world.as(world.own, async (ctx) => {
      const plan = await openPlan(ctx, world.own.contentplanId)
      return estimateGrouping({ ...ctx, now: new Date() }, world.services, { plan })
    })
  const calls = keywordsOf(0, 1).length
  expect(await read()).toMatchObject({ run: null, inactiveCount: calls, serps: { calls } })
  await world.start()
  expect(await read()).toMatchObject({ run: { state: 'queued' }, inactiveCount: calls, serps: null })
})
