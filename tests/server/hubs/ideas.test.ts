import { expect, test } from 'vitest'
import { makeKeywordData, openHubPlan, rankings } from '#tests/support/hubs/hub-world.ts'

test('the clusters of the plan come first, then its keywords, then what the rules find', async () => {
  const { addHub, addCluster, addResults, save, suggestionsOf } = await openHubPlan()
  const hub = await addHub('Boots', { tags: ['boots'] })
  await addCluster(['hiking boots'], hub)
  const winter = await addCluster(['winter boots', 'warm boots'])
  await save([{ keyword: 'Rubber boots', estimated_search_volume: 40 }, { keyword: 'sandals' }])
  await addResults({ 'hiking boots': rankings('hiking', ['Wide hiking boots | A', 'Wide hiking boots']) })
  expect(await suggestionsOf(hub)).toEqual([
    {
      keyword: 'winter boots',
      keywordId: expect.any(Number),
      articleId: winter,
      estimated_search_volume: 1999,
      source: 'plan',
      reason: 'A cluster of this plan that is in no hub yet.',
    },
    {
      keyword: 'Rubber boots',
      keywordId: expect.any(Number),
      articleId: null,
      estimated_search_volume: 40,
      source: 'plan',
      reason: 'A keyword of this plan that is in no cluster yet.',
    },
    {
      keyword: 'wide hiking boots',
      keywordId: null,
      articleId: null,
      estimated_search_volume: null,
      source: 'rules',
      reason: '2 of the sites that rank for this hub have it in their titles.',
    },
  ])
})

test('clusters that were dismissed or are in a hub, and excluded keywords are no ideas', async () => {
  const { addHub, addCluster, save, ids, change, call, contentplanId, ideasOf } = await openHubPlan()
  const hub = await addHub('Boots', { tags: ['boots'] })
  const other = await addHub('Other')
  const dismissed = await addCluster(['red boots'])
  await addCluster(['blue boots'], other)
  const update = { action: 'updatePriority', articleIds: [dismissed], priority: 'low' }
  expect((await call('PUT', `/contentplan/${contentplanId}/article`, update)).status).toBe(200)
  await save([{ keyword: 'old boots' }, { keyword: 'boots old' }])
  await change({ keywordIds: [(await ids())['old boots']], action: 'exclude' })
  expect(await ideasOf(hub)).toMatchObject({ plan: [], rules: [] })
})

test('a cluster belongs to a hub by half of its keywords, or by its results', async () => {
  const { addHub, addCluster, addResults, suggestionsOf } = await openHubPlan()
  const hub = await addHub('Boots', { tags: ['boots'] })
  await addCluster(['hiking boots'], hub)
  const half = await addCluster(['rain gear', 'rain boots'])
  const third = await addCluster(['sun hat', 'sun boots', 'sun cap'])
  const alike = await addCluster(['trekking footwear'])
  const apart = await addCluster(['tents'])
  await addResults({
    'hiking boots': rankings('hiking'),
    'trekking footwear': [...rankings('hiking').slice(0, 6), ...rankings('trek').slice(6)],
    tents: rankings('tents'),
  })
  const ideas = await suggestionsOf(hub)
  expect(ideas.map(({ articleId }) => articleId)).toEqual([half, alike])
  expect(ideas[1]?.reason).toBe('A cluster without a hub that shares 6 of 10 results with “hiking boots”.')
  expect([third, apart]).not.toContain(ideas[0]?.articleId)
})

test.each([
  ['the words of a cluster in another order', 'boots hiking', {}],
  ['another form of the words of a cluster', 'hiking boot', {}],
  ['the words of a cluster and a stop word', 'boots for hiking', {}],
  ['the results of a cluster', 'boots for trails', { 'boots for trails': rankings('hiking') }],
])('a keyword with %s is no idea', async (_, keyword, results) => {
  const { addHub, addCluster, addResults, save, ideasOf } = await openHubPlan()
  const hub = await addHub('Boots', { tags: ['boots'] })
  await addCluster(['hiking boots'], hub)
  await save([{ keyword }, { keyword: 'rubber boots' }])
  await addResults({ 'hiking boots': rankings('hiking'), ...results })
  expect((await ideasOf(hub)).plan).toEqual(['rubber boots'])
})

test('what the rules find is no idea when its results are those of a cluster', async () => {
  const { addHub, addCluster, addResults, ideasOf } = await openHubPlan()
  const hub = await addHub('Boots', { tags: ['boots'] })
  await addCluster(['hiking boots'], hub)
  const titles = ['Wide boots', 'Wide boots', 'Red boots', 'Red boots']
  await addResults({ 'hiking boots': rankings('hiking', titles), 'red boots': rankings('hiking') })
  expect((await ideasOf(hub)).rules).toEqual(['wide boots'])
})

test('titles of the own site do not count, and hostile ones give plain keywords', async () => {
  const { addHub, addCluster, addResults, ideasOf } = await openHubPlan()
  const hub = await addHub('Boots', { tags: ['boots'] })
  await addCluster(['hiking boots'], hub)
  const hostile = `<script>alert(1)</script> Lined boots\u0001 ${'boots '.repeat(3000)}`
  await addResults({
    'hiking boots': [
      ['https://own.example/a', 'Wide boots'],
      ['https://shop.own.example/a', 'Wide boots'],
      ['https://a.example/b', hostile],
      ['https://b.example/b', hostile],
    ],
  })
  const { rules } = await ideasOf(hub)
  expect(rules).toContain('lined boots')
  // oxlint-disable-next-line no-control-regex -- finding control characters is the point
  for (const keyword of rules) expect(keyword).not.toMatch(/[<>\u0001]|wide|script/)
})

test.each([
  [
    'German',
    'de',
    'Schuhe',
    'wanderschuhe',
    ['Wanderschuhe imprägnieren', 'Wanderschuhe imprägnieren!'],
    'wanderschuhe imprägnieren',
  ],
  ['Japanese', 'ja', '登山靴', '冬の登山靴', ['登山靴の選び方', '登山靴の選び方を解説'], '登山靴の選び方'],
])('a %s hub has ideas of its plan and of titles', async (_, language, name, keyword, titles, expected) => {
  const { addHub, addCluster, addResults, save, ideasOf } = await openHubPlan({ language })
  const hub = await addHub(name)
  await addCluster([`${keyword} test`], hub)
  await save([{ keyword }])
  await addResults({ [`${keyword} test`]: rankings('a', titles) })
  const ideas = await ideasOf(hub)
  expect(ideas.plan).toEqual([keyword])
  expect(ideas.rules).toContain(expected)
})

test('an idea is for the hub with the longest seed keyword, and for one hub only', async () => {
  const { addHub, save, expand } = await openHubPlan()
  await addHub('Boots', { tags: ['boots'] })
  await addHub('Winter', { tags: ['winter boots'] })
  await addHub('Zz empty', { tags: ['nothing here'] })
  await save([{ keyword: 'boots red' }, { keyword: 'warm winter boots' }])
  const { body } = await expand()
  expect(body).toMatchObject([
    { topic: 'Boots', notice: null, cost: 0, suggestedKeywords: [{ keyword: 'boots red' }] },
    { topic: 'Winter', suggestedKeywords: [{ keyword: 'warm winter boots' }] },
    { topic: 'Zz empty', suggestedKeywords: [] },
  ])
})

test('a hub with 200 seed keywords has ideas, 100 at most, each once', async () => {
  const { addHub, save, suggestionsOf } = await openHubPlan()
  const tags = Array.from({ length: 200 }, (_, at) => `thing${at} boots`)
  const hub = await addHub('Boots', { tags })
  await save(tags.map((tag) => ({ keyword: `red ${tag}` })))
  const ideas = await suggestionsOf(hub)
  expect(ideas).toHaveLength(100)
  expect(new Set(ideas.map(({ keyword }) => keyword)).size).toBe(100)
})

test('what the plan lacks has a third of the places, when the plan alone would fill all', async () => {
  const { addHub, addResults, save, ideasOf } = await openHubPlan()
  const hub = await addHub('Boots', { tags: ['boots'] })
  const numbers = Array.from({ length: 120 }, (_, at) => at)
  await save(numbers.map((at) => ({ keyword: `boots model${at}` })))
  const titled = numbers
    .slice(0, 40)
    .flatMap((at) => ['a', 'b'].map((site) => [`https://${site}.example/${at}`, `Brand${at} boots`] as const))
  await addResults({ boots: titled })
  const { plan, rules } = await ideasOf(hub)
  expect([plan.length, rules.length]).toEqual([67, 33])
})

test('a plan without hubs has no ideas, and hubs of other plans are not found', async () => {
  const keywordData = makeKeywordData([])
  const { expand, addHub, addPlan } = await openHubPlan({ providers: { keywordData } })
  expect((await expand()).body).toEqual([])
  const topicId = await addHub('Boots')
  const { contentplanId } = await addPlan()
  expect((await expand({ contentplanId, topicId })).status).toBe(404)
  expect((await expand({ contentplanId, topicId, runRelatedKeywords: true })).status).toBe(404)
  expect(keywordData.asked).toEqual([])
})
