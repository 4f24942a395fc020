import { expect, test } from 'vitest'
import { openClusters } from '#tests/support/articles/small-clusters.ts'

/** The cluster A in the hub Boots, B in none. */
async function openHubs() {
  const world = await openClusters()
  const path = `/contentplan/${world.contentplanId}/topic`
  const { body } = await world.call('POST', path, { name: 'Boots', description: 'For winter' })
  await world.edit({ action: 'updateTopic', articleIds: [world.a], topicId: body.id })
  return {
    ...world,
    hub: Number(body.id),
    changeHub: (input: object) => world.call('PUT', path, input),
    addHub: (name: string) => world.call('POST', path, { name }),
    names: async () => (await world.call('GET', path)).body.map(({ name }: { name: string }) => name),
  }
}

test('a hub is renamed, and back; a name that another hub has is refused', async () => {
  const { hub, changeHub, addHub, names, undo, history } = await openHubs()
  await addHub('Sandals')
  const { body } = await changeHub({ action: 'rename', topicIds: [hub], name: 'Winter boots' })
  expect(await names()).toEqual(['Sandals', 'Winter boots'])
  expect((await history())[0]).toMatchObject({ kind: 'rename hub', hub: 'Boots' })
  expect(await changeHub({ action: 'rename', topicIds: [hub], name: 'SANDALS' })).toMatchObject({
    status: 409,
    body: { message: 'Topic name already exists.' },
  })
  await undo(body.changeId)
  expect(await names()).toEqual(['Boots', 'Sandals'])
})

test('a deleted hub leaves its clusters, and undo gives it back with them, also when its name was given away', async () => {
  const { a, hub, changeHub, addHub, names, undo, look, readAll } = await openHubs()
  const before = await readAll()
  const { body } = await changeHub({ action: 'delete', topicIds: [hub] })
  expect(await names()).toEqual([])
  expect(await look(`select topic_id from articles where id = ${a}`)).toEqual([{ topic_id: null }])
  const { body: undone } = await undo(body.changeId)
  expect(await readAll()).toEqual(before)
  const { body: redone } = await undo(undone.changeId)
  expect(await names()).toEqual([])
  await addHub('boots')
  await undo(redone.changeId)
  expect(await names()).toEqual(['boots', `Boots (${hub})`])
  expect(await look(`select topic_id from articles where id = ${a}`)).toEqual([{ topic_id: hub }])
})

test('excluding a hub deletes its clusters and excludes their keywords, unless one is locked', async () => {
  const { a, b, hub, changeHub, edit, undo, look, readAll } = await openHubs()
  const before = await readAll()
  const { body } = await changeHub({ action: 'exclude', topicIds: [hub] })
  expect(await look('select id from articles')).toEqual([{ id: b }])
  expect(await look('select keyword from keywords where excluded order by id')).toEqual([
    { keyword: 'one' },
    { keyword: 'two' },
  ])
  await undo(body.changeId)
  expect(await readAll()).toEqual(before)
  await edit({ action: 'lock', articleIds: [a] })
  expect(await changeHub({ action: 'exclude', topicIds: [hub] })).toMatchObject({
    status: 409,
    body: { message: 'The cluster “A” is locked. Unlock it first.' },
  })
})

test('hubs of other plans are not found', async () => {
  const { changeHub } = await openHubs()
  const other = await openHubs()
  for (const action of ['delete', 'exclude'])
    expect(await changeHub({ action, topicIds: [other.hub] })).toMatchObject({ status: 404 })
})
