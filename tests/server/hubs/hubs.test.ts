import { expect, test } from 'vitest'
import { openClusters } from '#tests/support/articles/small-clusters.ts'

async function openHubs() {
  const world = await openClusters()
  const path = `/contentplan/${world.contentplanId}/topic`
  return {
    ...world,
    path,
    make: (name: string, more: object = {}) => world.call('POST', path, { name, ...more }),
    list: async () => (await world.call('GET', path)).body,
  }
}

test('clusters are moved to a hub, which counts them, and undo moves them back', async () => {
  const { a, b, edit, undo, make, list, history, call } = await openHubs()
  const { body: boots } = await make(' Boots ', { description: 'All about boots.' })
  const { body: tents } = await make('tents')
  await edit({ action: 'updateTopic', articleIds: [a], topicId: tents.id })
  const { body } = await edit({ action: 'updateTopic', articleIds: [a, b], topicId: boots.id })
  expect(await list()).toMatchObject([
    {
      id: boots.id,
      name: 'Boots',
      description: 'All about boots.',
      article_count: 2,
      existing: 0,
      idea_count: 2,
      favorite_count: 0,
      estimated_search_volume: 394,
      update_started: null,
    },
    {
      id: tents.id,
      name: 'tents',
      description: '',
      article_count: 0,
      existing: 0,
      estimated_search_volume: 0,
    },
  ])
  expect((await call('GET', `/article/${a}`)).body).toMatchObject({ topic_id: boots.id, topic_name: 'Boots' })
  expect((await history()).slice(0, 2)).toMatchObject([{ hub: 'Boots' }, { hub: 'tents' }])
  await undo(body.changeId)
  expect((await call('GET', `/article/${a}`)).body).toMatchObject({ topic_name: 'tents' })
  expect((await call('GET', `/article/${b}`)).body).toMatchObject({ topic_id: null, topic_name: null })
})

test('a move to the hub that the clusters are in already changes nothing', async () => {
  const { a, edit, make } = await openHubs()
  const { body: hub } = await make('Boots')
  const move = { action: 'updateTopic', articleIds: [a], topicId: hub.id }
  await edit(move)
  expect((await edit(move)).body).toEqual({ changeId: null })
})

test.each(['Boots', 'BOOTS', '  boots '])('a second hub cannot be called %j', async (name) => {
  const { make } = await openHubs()
  await make('Boots')
  expect(await make(name)).toMatchObject({ status: 409, body: { message: 'Topic name already exists.' } })
})

test.each(['', '   ', 'x'.repeat(201)])('no hub is called %j', async (name) => {
  const { make, list } = await openHubs()
  expect(await make(name)).toMatchObject({ status: 400 })
  expect(await list()).toEqual([])
})

test('a hub of another plan is not found, and another plan may use its name', async () => {
  const { a, edit, addPlan, make, call } = await openHubs()
  await make('Boots')
  const other = await addPlan()
  const { status, body } = await call('POST', `/contentplan/${other.contentplanId}/topic`, { name: 'Boots' })
  expect(status).toBe(200)
  expect(await edit({ action: 'updateTopic', articleIds: [a], topicId: body.id })).toMatchObject({
    status: 404,
  })
})
