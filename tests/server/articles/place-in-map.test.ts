import { expect, test } from 'vitest'
import { DROP_REFUSALS } from '#features/articles/map/index.ts'
import { openClusters } from '#tests/support/articles/small-clusters.ts'

/** The clusters A and B as favorites of the hub Boots, beside the hub Tents without clusters. */
async function openMap() {
  const world = await openClusters()
  const { a, b, edit, call, contentplanId } = world
  const path = `/contentplan/${contentplanId}`
  const makeHub = async (name: string): Promise<number> =>
    (await call('POST', `${path}/topic`, { name })).body.id
  const tents = await makeHub('Tents')
  const boots = await makeHub('Boots')
  await edit({ action: 'addToMap', articleIds: [a, b] })
  await edit({ action: 'updateTopic', articleIds: [a, b], topicId: boots })
  return {
    ...world,
    tents,
    boots,
    readMap: async () => (await call('GET', `${path}/map`)).body,
    place: (to: object, articleIds = [a]) => edit({ action: 'placeInMap', articleIds, ...to }),
  }
}

/** What was found of the kinds of a cluster. */
function foundKinds(
  id: number,
  { workspaceId, contentplanId }: { workspaceId: number; contentplanId: number },
) {
  return `insert into article_kinds (article_id, workspace_id, contentplan_id, type, type_reason, type_by, intent_reason,
      intent_by, funnel, funnel_reason, funnel_by)
    values (${id}, ${workspaceId}, ${contentplanId}, 'listicle', '', 'rules', '', 'rules', 'bottom', '', 'rules')`
}

test('the map has all hubs by name, and the favorites of the plan, the most searched first', async () => {
  const { a, b, tents, boots, edit, create, readMap } = await openMap()
  const { body: other } = await create({ name: 'No favorite' })
  await edit({ action: 'updateTopic', articleIds: [other.id], topicId: boots })
  expect(await readMap()).toEqual({
    hubs: [
      { id: boots, name: 'Boots', article_count: 3 },
      { id: tents, name: 'Tents', article_count: 0 },
    ],
    articles: [
      {
        id: a,
        title: 'A',
        topic_id: boots,
        type: null,
        intent: null,
        funnel: 'top',
        status: 'no status',
        is_locked: false,
        article_url: null,
        estimated_search_volume: 199,
      },
      expect.objectContaining({ id: b, estimated_search_volume: 195 }),
    ],
  })
})

test('favorites get a hub and a funnel by one change, which the history names and one undo takes back', async () => {
  const { a, b, tents, place, undo, history, readAll, readMap } = await openMap()
  const before = await readAll()
  const { body } = await place({ topicId: tents, row: 'bottom' }, [a, b])
  const placed = { topic_id: tents, funnel: 'bottom' }
  expect((await readMap()).articles).toMatchObject([placed, placed])
  expect((await history())[0]).toMatchObject({ kind: 'place in map', hub: 'Tents', articleCount: 2 })
  await undo(body.changeId)
  expect(await readAll()).toEqual(before)
})

test('a favorite leaves its hub and keeps its row', async () => {
  const { place, readMap } = await openMap()
  await place({ topicId: null })
  expect((await readMap()).articles[0]).toMatchObject({ topic_id: null, funnel: 'top' })
})

test('a funnel that was found stays what was found as long as the row stays', async () => {
  const world = await openMap()
  const { a, tents, place, look, edit, call } = world
  await edit({ action: 'updateFunnel', articleIds: [a], funnel: null })
  await look(foundKinds(a, world))
  await place({ topicId: tents, row: 'bottom' })
  expect((await call('GET', `/article/${a}`)).body).toMatchObject({ funnel: 'bottom', funnel_by: 'rules' })
  await place({ topicId: tents, row: 'middle' })
  expect((await call('GET', `/article/${a}`)).body).toMatchObject({ funnel: 'middle', funnel_by: 'user' })
})

test('products move between hubs but not between rows, others never into the row of products', async () => {
  const { a, b, boots, tents, place, edit, readAll, readMap } = await openMap()
  await edit({ action: 'updateType', articleIds: [a], type: 'category' })
  const before = await readAll()
  const refusals = [
    [await place({ topicId: tents, row: 'top' }), DROP_REFUSALS['needs product row']],
    [await place({ topicId: tents, row: 'products' }, [b]), DROP_REFUSALS['no product']],
    [await place({ topicId: tents, row: 'products' }, [a, b]), DROP_REFUSALS['no product']],
    [await place({ topicId: boots, row: 'products' }), DROP_REFUSALS['product is there']],
    [await place({ topicId: boots, row: 'top' }, [b]), DROP_REFUSALS['is there']],
    [await place({ topicId: boots }, [a, b]), DROP_REFUSALS['product is there']],
  ]
  for (const [answer, message] of refusals) expect(answer).toMatchObject({ status: 409, body: { message } })
  expect(await readAll()).toEqual(before)
  await place({ topicId: tents, row: 'products' })
  expect((await readMap()).articles[0]).toMatchObject({ topic_id: tents, type: 'category', funnel: 'top' })
})

test('of several favorites, those that are there already stay and the others come', async () => {
  const { a, b, tents, place, readMap } = await openMap()
  await place({ topicId: tents, row: 'top' })
  expect((await place({ topicId: tents, row: 'top' }, [a, b])).status).toBe(200)
  expect((await readMap()).articles.map(({ topic_id: hub }: { topic_id: number }) => hub)).toEqual([
    tents,
    tents,
  ])
})

test('only favorites can be placed on the map, and only under hubs of the plan', async () => {
  const { a, tents, place, edit } = await openMap()
  expect((await place({ topicId: 2_000_000_000, row: 'top' })).status).toBe(404)
  await edit({ action: 'removeFromMap', articleIds: [a] })
  expect(await place({ topicId: tents, row: 'top' })).toMatchObject({
    status: 409,
    body: { message: 'The cluster “A” is not a favorite any more.' },
  })
})
