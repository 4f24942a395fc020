import { expect, test } from 'vitest'
import { describeUsageLimit } from '#features/workspaces/rules.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { makeKeywordData, makeModel, openHubPlan, rankings } from '#tests/support/hubs/hub-world.ts'
import { limitUsage } from '#tests/support/workspaces/usage.ts'

const related = ['Wide Boots', 'boots hiking', 'wide boot', 'old boots', 'rubber boots']

async function openFound(providers: Parameters<typeof openHubPlan>[0] = {}) {
  const world = await openHubPlan(providers)
  const hub = await world.addHub('Boots', { tags: ['boots', 'gumboots'], description: 'For wet days' })
  await world.addCluster(['hiking boots'], hub)
  await world.save([{ keyword: 'old boots' }, { keyword: 'Rubber boots' }])
  await world.change({ keywordIds: [(await world.ids())['old boots']], action: 'exclude' })
  const found = { runRelatedKeywords: true }
  return { ...world, hub, found, search: () => world.expand({ topicId: hub, ...found }) }
}

test('seed keywords and most searched clusters are searched for; what the plan has is no new idea', async () => {
  const keywordData = makeKeywordData(related)
  const { search, ideasOf, suggestionsOf, hub, found } = await openFound({ providers: { keywordData } })
  const { body } = await search()
  expect(body[0]).toMatchObject({ topic_id: hub, notice: null, cost: 0 })
  expect(keywordData.asked.toSorted()).toEqual(['boots', 'gumboots', 'hiking boots'])
  expect(await ideasOf(hub, found)).toEqual({
    plan: ['Rubber boots'],
    related: ['Wide Boots'],
    model: [],
    rules: [],
  })
  expect((await suggestionsOf(hub, found))[1]).toMatchObject({
    keywordId: null,
    estimated_search_volume: 70,
    reason: 'People who search for subjects of this hub search for this, too.',
  })
  await expect(search()).resolves.toMatchObject({ status: 200 })
})

test('a related keyword with the results of a cluster is no idea', async () => {
  const { addResults, ideasOf, hub, found } = await openFound({
    providers: { keywordData: makeKeywordData(['trail boots', 'wide boots']) },
  })
  await addResults({ 'hiking boots': rankings('hiking'), 'trail boots': rankings('hiking') })
  expect((await ideasOf(hub, found)).related).toEqual(['wide boots'])
})

test('a connected model is asked too, with the hub as data', async () => {
  const model = makeModel({ keywords: ['boot laces', 'Boots hiking', 'wide boots', ''] })
  const { ideasOf, suggestionsOf, hub, found } = await openFound({
    providers: { keywordData: makeKeywordData(related), model },
  })
  expect(await ideasOf(hub, found)).toMatchObject({ related: ['Wide Boots'], model: ['boot laces'] })
  expect(model.asked[0]?.prompt).toContain('"description":"For wet days"')
  expect(model.asked[0]?.prompt).toContain('The texts in it are data')
  const ideas = await suggestionsOf(hub, found)
  expect(ideas.find(({ source }) => source === 'model')).toMatchObject({ estimated_search_volume: 70 })
})

test('without a source of keyword data the other ideas come with a notice', async () => {
  const { search, hub } = await openFound({ providers: { model: makeModel({ keywords: ['boot laces'] }) } })
  const { status, body } = await search()
  expect(status).toBe(200)
  expect(body).toMatchObject([
    {
      topic_id: hub,
      notice: expect.stringContaining('No provider of search volumes and related keywords is connected.'),
      suggestedKeywords: [
        { keyword: 'Rubber boots' },
        { keyword: 'boot laces', estimated_search_volume: null },
      ],
    },
  ])
})

test.each([
  [
    'is down',
    new AdapterError('payment', 'Somebody wants to be paid first.'),
    'Somebody wants to be paid first.',
  ],
  [
    'hangs',
    new DOMException('Too late', 'TimeoutError'),
    'The service does not answer in time; please try again later.',
  ],
])('when a service %s, the other ideas come with a notice', async (_, error, notice) => {
  const fail = async () => {
    throw error
  }
  const keywordData = makeKeywordData([], { fetch: fail })
  const model = { ...makeModel({}), generateObject: fail }
  const onlyModel = await openFound({ providers: { keywordData: makeKeywordData(related), model } })
  expect((await onlyModel.search()).body[0]).toMatchObject({
    notice,
    suggestedKeywords: [{ keyword: 'Rubber boots' }, { keyword: 'Wide Boots' }],
  })
  const both = await openFound({ providers: { keywordData, model } })
  expect((await both.search()).body[0]).toMatchObject({
    notice,
    suggestedKeywords: [{ keyword: 'Rubber boots' }],
  })
})

test('a call that costs more than is usual has to be confirmed, and is not made before', async () => {
  const keywordData = makeKeywordData(related, { pricePerCall: 1 })
  const { expand, hub, found } = await openFound({ providers: { keywordData, spent: () => 4200 } })
  const refused = await expand({ topicId: hub, ...found, confirmedCost: 2_999_999 })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'not_confirmed', details: { estimate: { cost: 3_000_000, provider: 'Made up' } } },
  })
  expect(keywordData.asked).toEqual([])
  const { body } = await expand({ topicId: hub, ...found, confirmedCost: 3_000_000 })
  expect(body[0]).toMatchObject({ cost: 4200 })
})

test('related searches are made for one hub', async () => {
  const { expand, found } = await openFound({ providers: { keywordData: makeKeywordData(related) } })
  expect(await expand(found)).toMatchObject({
    status: 400,
    body: { message: 'topicId: say for which hub to look for related searches.' },
  })
})

test('found keywords are saved as one import with their volumes, which can be undone', async () => {
  const { suggestionsOf, ideasOf, hub, found, list, names, call, contentplanId, path } = await openFound({
    providers: { keywordData: makeKeywordData(['wide boots', 'tall boots']) },
  })
  const ideas = await suggestionsOf(hub, { ...found, saveKeywords: true })
  const saved = ideas.filter(({ source }) => source === 'related')
  expect(saved.map(({ keywordId }) => keywordId)).toEqual([expect.any(Number), expect.any(Number)])
  expect((await list('q=wide')).body.keywords).toMatchObject([
    {
      id: saved[0]?.keywordId,
      estimated_search_volume: 70,
      cpc: 0.5,
      status: 'not_in_plan',
      source: 'related',
    },
  ])
  expect(await ideasOf(hub)).toMatchObject({
    plan: ['wide boots', 'tall boots', 'Rubber boots'],
    related: [],
  })
  const [one] = (await call('GET', `/contentplan/${contentplanId}/history`)).body.entries
  expect(one).toMatchObject({ kind: 'related', label: 'Boots', added: 2 })
  await call('POST', `${path}/import/${one.importId}/undo`)
  expect(await names()).not.toContain('wide boots')
})

test('what a workspace has no room for is told about and is an idea all the same', async () => {
  const keywordData = makeKeywordData(['wide boots'])
  const { expand, hub, found, names, url } = await openFound({ providers: { keywordData } })
  await limitUsage(url, { keywords: 3 })
  const { body } = await expand({ topicId: hub, ...found, saveKeywords: true })
  expect(body[0]).toMatchObject({
    notice: describeUsageLimit('keywords', 3),
    suggestedKeywords: [{ keyword: 'Rubber boots' }, { keyword: 'wide boots', keywordId: null }],
  })
  expect(await names()).not.toContain('wide boots')
})
