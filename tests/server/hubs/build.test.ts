import { expect, test, vi } from 'vitest'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { Model } from '#integrations/model/index.ts'
import { silentModel } from '#tests/support/fakes/title-models.ts'
import { makeBuildingWorld } from '#tests/support/hubs/building-world.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

type World = Awaited<ReturnType<typeof makeBuildingWorld>>

async function build(world: World, hub: number) {
  const { runId } = await world.startBuild(hub)
  return world.untilEnd(runId)
}

/** A model that thinks of these keywords, and names no clusters. */
function thinkOf(keywords: readonly string[]): Model {
  return {
    ...silentModel,
    generateObject: async ({ schema }) => ({
      object: schema.parse({ keywords, titles: [] }),
      usage: { inputTokens: 1, outputTokens: 1, cost: null },
    }),
  }
}

/** Holds the related searches until `resume`, and tells when they are asked for. */
function holdRelated({ sandboxData, useKeywordData }: World) {
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  useKeywordData({
    ...sandboxData,
    related: {
      ...sandboxData.related,
      fetch: async (query, options) => {
        asked.resolve()
        await held.promise
        return sandboxData.related.fetch(query, options)
      },
    },
  })
  return { untilAsked: asked.promise, resume: () => held.resolve() }
}

test('a hub is built of its seed keywords: related searches are clustered, and their clusters become its ideas', async () => {
  const world = await makeBuildingWorld()
  await world.work()
  const hub = await world.createHub('Hiking boots', ['hiking boots', 'winter boots'])
  const estimate = await world.estimate(hub)
  expect(estimate).toMatchObject({ related: { calls: 3, cost: 115_000 }, cost: 115_000, model: null })
  expect(await world.readHub(hub)).toMatchObject({ update_started: null, update_ended: null })
  const { runId } = await world.startBuild(hub)
  expect(await world.startBuild(hub)).toEqual({ runId, isNew: false })
  expect(await world.readHub(hub)).toMatchObject({ update_started: expect.any(String), update_ended: null })
  const run = await world.untilEnd(runId)
  const ideas = await world.readIdeas(hub)
  expect(run).toMatchObject({ state: 'done', reason: `${ideas.length} new ideas` })
  expect(run.about).toMatchObject({ topicId: hub, name: 'Hub: Hiking boots' })
  expect(run.steps.map(({ name }) => name)).toEqual([
    'Finding keywords',
    'Crawling',
    'Clustering',
    'Labeling',
    'Page matching',
    'Creating Hub',
  ])
  expect(ideas.length).toBeGreaterThan(10)
  expect(ideas.every(({ keyword, source }) => /boots?\b/.test(keyword) && source === 'related')).toBe(true)
  expect(await world.readHub(hub)).toMatchObject({
    article_count: ideas.length,
    idea_count: ideas.length,
    update_ended: expect.any(String),
  })
  expect(await world.findBuild(hub)).toMatchObject({ state: 'done', cost: 115_000 })
  const [sum] = await world.look('select sum(cost)::integer as cost from cost_entries')
  expect(sum).toEqual({ cost: 115_000 })
})

test('more ideas are never those that the plan has: neither in another hub, nor dismissed, nor under other words', async () => {
  const world = await makeBuildingWorld()
  await world.work()
  const hub = await world.createHub('Boots', ['hiking boots'])
  await build(world, hub)
  const [dismissed] = await world.look(
    `update articles set priority = 'low', topic_id = null where id = (select min(id) from articles) returning id`,
  )
  const first = await world.readIdeas(hub)
  const other = await world.createHub('More boots', ['hiking boots'])
  expect(await build(world, other)).toMatchObject({ state: 'done' })
  expect(await world.readIdeas(hub)).toEqual(first)
  const known = new Set(first.map(({ keyword }) => sortWords(keyword)))
  const more = (await world.readIdeas(other)).map(({ keyword }) => sortWords(keyword))
  expect(more.filter((words) => known.has(words))).toEqual([])
  expect(new Set(more).size).toBe(more.length)
  expect(await world.look(`select topic_id from articles where id = ${dismissed?.['id']}`)).toEqual([
    { topic_id: null },
  ])
})

const sortWords = (text: string) => text.split(' ').toSorted().join(' ')

test('clusters and inactive keywords of the plan come first, without a service that costs money', async () => {
  const world = await makeBuildingWorld()
  world.useKeywordData(null)
  await world.work()
  await world.add(['trail running shoes', 'hiking boots', 'best hiking boots'])
  await world.untilEnd((await world.start()).runId)
  await world.add(['waterproof hiking boots', 'camping stove'])
  const hub = await world.createHub('Hiking boots')
  expect((await world.estimate(hub)).related).toBeNull()
  await build(world, hub)
  const ideas = await world.readIdeas(hub)
  expect(ideas.map(({ keyword }) => keyword)).toContain('hiking boots')
  expect(ideas.every(({ keyword }) => keyword.includes('boot'))).toBe(true)
  const inQueue = await world.look('select keyword from keywords where in_queue')
  expect(inQueue).toEqual([])
  const [stove] = await world.look(`select status from keywords where keyword = 'camping stove'`)
  expect(stove).toEqual({ status: 'not_in_plan' })
})

test('a model thinks of keywords, and a service that fails is a sentence in the result', async () => {
  const world = await makeBuildingWorld()
  await world.work()
  world.useModel(thinkOf(['boots for wide feet', 'vegan hiking boots', 'hiking boots']))
  const broken = new AdapterError('unavailable', 'Out of order.')
  world.useKeywordData({
    ...world.sandboxData,
    related: { ...world.sandboxData.related, fetch: () => Promise.reject(broken) },
  })
  const hub = await world.createHub('Hiking boots')
  const run = await build(world, hub)
  expect(run.state).toBe('done')
  expect(run.reason).toMatch(/new ideas?\. .*Out of order\./)
  const ideas = await world.readIdeas(hub)
  expect(ideas).toContainEqual({ keyword: 'vegan hiking boots', source: 'model' })
})

test('a hub that is deleted while it is built ends its run, and the undo brings it back without one', async () => {
  const world = await makeBuildingWorld()
  const { untilAsked, resume } = holdRelated(world)
  await world.work()
  const hub = await world.createHub('Boots', ['hiking boots'])
  const { runId } = await world.startBuild(hub)
  await untilAsked
  const changeId = await world.deleteHub(hub)
  resume()
  expect(await world.untilEnd(runId)).toMatchObject({ state: 'cancelled', reason: 'The hub was deleted.' })
  expect(await world.look('select id from articles')).toEqual([])
  await world.undo(Number(changeId))
  expect(await world.readHub(hub)).toMatchObject({ name: 'Boots', update_ended: expect.any(String) })
})

test('a run that is cancelled half way keeps the keywords that it has found, and the next one goes on with them', async () => {
  const world = await makeBuildingWorld()
  const untilAsked = world.holdResults()
  await world.work()
  const hub = await world.createHub('Boots', ['hiking boots'])
  await world.startBuild(hub)
  await untilAsked
  expect(await world.cancelBuild(hub)).toEqual({ isCancelled: true })
  expect(await world.cancelBuild(hub)).toEqual({ isCancelled: false })
  expect(await world.readHub(hub)).toMatchObject({ article_count: 0, update_ended: expect.any(String) })
  const [found] = await world.look('select count(*)::integer as count from keywords where in_queue')
  expect(found?.['count']).toBeGreaterThan(10)
  world.resumeResults()
  await build(world, hub)
  expect((await world.readIdeas(hub)).length).toBeGreaterThan(5)
})

test('another worker goes on with a hub whose worker was lost, and nothing is found twice', async () => {
  const world = await makeBuildingWorld()
  const untilAsked = world.holdResults()
  const first = await world.work()
  const hub = await world.createHub('Boots', ['hiking boots'])
  const { runId } = await world.startBuild(hub)
  await untilAsked
  await first.stop()
  world.resumeResults()
  await world.work()
  expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
  const [booked] = await world.look(
    `select count(*)::integer as calls from cost_entries where kind = 'keyword-data'`,
  )
  expect(booked).toEqual({ calls: 2 })
  const [imports] = await world.look(
    `select count(*)::integer as imports from keyword_imports where run_id = ${runId}`,
  )
  expect(imports).toEqual({ imports: 2 })
})

test('hubs that are started at once are built one after the other, each with its own clusters', async () => {
  const world = await makeBuildingWorld()
  await world.work()
  await world.add(['camping stove'])
  const boots = await world.createHub('Boots', ['hiking boots'])
  const tents = await world.createHub('Tents', ['family tents'])
  const runs = [await world.startBuild(boots), await world.startBuild(tents), await world.start()]
  const ends = await Promise.all(runs.map(({ runId }) => world.untilEnd(runId)))
  expect(ends.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  const [ofBoots, ofTents] = [await world.readIdeas(boots), await world.readIdeas(tents)]
  expect(ofBoots.length).toBeGreaterThan(5)
  expect(ofTents.length).toBeGreaterThan(5)
  expect(ofBoots.every(({ keyword }) => keyword.includes('boot'))).toBe(true)
  expect(ofTents.every(({ keyword }) => keyword.includes('tent'))).toBe(true)
})

test('without search results the plan’s own clusters fill a hub; a cost above the limit is confirmed first', async () => {
  const world = await makeBuildingWorld()
  await world.add(['hiking boots', 'best hiking boots'])
  await world.work()
  await world.untilEnd((await world.start()).runId)
  world.disconnectSerps()
  const hub = await world.createHub('Boots', ['hiking boots', 'b', 'c', 'd', 'e', 'f'])
  expect(await world.estimate(hub)).toMatchObject({ serps: null, related: { calls: 6 } })
  const dear = { ...world.services, costs: { ...world.services.costs, confirmAbove: 100_000 } }
  Object.assign(world.services, dear)
  await expect(world.startBuild(hub)).rejects.toMatchObject({ code: 'not_confirmed' })
  const { cost } = await world.estimate(hub)
  const { runId } = await world.startBuild(hub, cost)
  expect(await world.untilEnd(runId)).toMatchObject({ state: 'done' })
  expect((await world.readIdeas(hub)).length).toBeGreaterThan(0)
  const [{ changeId } = {}] = await world.look('select max(id) as "changeId" from plan_changes')
  await world.undo(Number(changeId))
  expect(await world.readIdeas(hub)).toEqual([])
})

test('the message that creates a hub starts its run, whose trackers name the hub; a refused one leaves no hub', async () => {
  const world = await makeBuildingWorld()
  await world.work()
  await world.createAndBuild({ hubName: 'Hiking boots' })
  const [run] = await world.look(`select id, about from runs where name = 'hub'`)
  const [hub] = await world.look('select id, name from topics')
  expect(hub?.['name']).toBe('Hiking boots')
  expect(run?.['about']).toMatchObject({ topicId: hub?.['id'] })
  await expect(world.createAndBuild({ hubName: 'HIKING boots' })).rejects.toThrow(
    'Topic name already exists.',
  )
  Object.assign(world.services, { costs: { ...world.services.costs, confirmAbove: 0 } })
  await expect(world.createAndBuild({ hubName: 'Tents' })).rejects.toMatchObject({ code: 'not_confirmed' })
  expect(await world.look('select name from topics')).toHaveLength(1)
  await world.createAndBuild({ hubName: 'Tents', confirmedCost: 5_000_000 })
  await world.untilEnd(Number(run?.['id']))
  expect((await world.readIdeas(Number(hub?.['id']))).length).toBeGreaterThan(0)
})
