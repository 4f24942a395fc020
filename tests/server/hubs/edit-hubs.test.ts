import { expect, test } from 'vitest'
import { openClusters } from '#tests/support/articles/small-clusters.ts'

async function openHubs() {
  const world = await openClusters()
  const path = `/contentplan/${world.contentplanId}/topic`
  const { body } = await world.call('POST', path, { name: 'Boots', tags: 'Hiking Boots|winter boots' })
  const read = async () => (await world.call('GET', path)).body
  return {
    ...world,
    path,
    hub: Number(body.id),
    make: (input: object) => world.call('POST', path, input),
    change: (input: object) => world.call('PUT', path, input),
    read,
    tagsOf: async () => (await read())[0].tags,
  }
}

const given: [what: string, tags: string | string[], stored: string][] = [
  ['in capitals', ['Hiking BOOTS', 'Ski'], 'hiking boots|ski'],
  ['with commas and pipes', ['boots, ski|poles', ' ,|; '], 'boots|ski|poles'],
  ['in one text', 'boots | Ski\npoles', 'boots|ski|poles'],
  ['twice', ['Boots', 'boots ', 'BOOTS'], 'boots'],
  ['of signs only, beside one', ['!!!', '---', 'c++'], 'c++'],
  [
    '200 of them',
    Array.from({ length: 200 }, (_, at) => `tag ${at}`),
    Array.from({ length: 200 }, (_, at) => `tag ${at}`).join('|'),
  ],
]

test.each(given)('seed keywords %s are stored in lower case, each once', async (_what, tags, stored) => {
  const { hub, change, tagsOf } = await openHubs()
  const answer = await change({ action: 'updateTags', topicIds: [hub], tags })
  expect(answer).toMatchObject({ status: 200 })
  expect(await tagsOf()).toBe(stored)
})

const refused: [what: string, tags: string | string[], message: string | RegExp][] = [
  ['none', [], /Enter at least one seed keyword\./],
  ['signs only', ['|', ' , '], /Enter at least one seed keyword\./],
  ['201', Array.from({ length: 201 }, (_, at) => `tag ${at}`), /A hub can have up to 200 seed keywords\./],
]

test.each(refused)(
  'seed keywords: %s is refused, and the hub keeps its own',
  async (_what, tags, message) => {
    const { hub, change, tagsOf } = await openHubs()
    const { status, body } = await change({ action: 'updateTags', topicIds: [hub], tags })
    expect(status).toBe(400)
    expect(body.message).toMatch(message)
    expect(await tagsOf()).toBe('hiking boots|winter boots')
  },
)

test('seed keywords and the description are undone, unless they were changed again since', async () => {
  const { hub, change, read, undo, history } = await openHubs()
  const { body: tags } = await change({ action: 'updateTags', topicIds: [hub], tags: 'ski' })
  const { body: text } = await change({
    action: 'updateDescription',
    topicIds: [hub],
    description: ' Winter. ',
  })
  expect(await read()).toMatchObject([{ tags: 'ski', description: 'Winter.' }])
  expect((await history())[0]).toMatchObject({ kind: 'edit hub', hub: 'Boots' })
  await undo(tags.changeId)
  expect(await read()).toMatchObject([{ tags: 'hiking boots|winter boots', description: 'Winter.' }])
  await change({ action: 'updateDescription', topicIds: [hub], description: 'Summer.' })
  await undo(text.changeId)
  expect(await read()).toMatchObject([{ description: 'Summer.' }])
  expect(
    await change({ action: 'updateDescription', topicIds: [hub], description: 'Summer.' }),
  ).toMatchObject({
    body: { changeId: null },
  })
})

test('a name of 500 characters is refused, one of 200 is kept, and of two people who choose one name one gets it', async () => {
  const { hub, make, change, read } = await openHubs()
  expect(await make({ name: 'n'.repeat(500) })).toMatchObject({ status: 400 })
  expect(await make({ name: '  ' })).toMatchObject({ status: 400 })
  const { body } = await make({ name: 'n'.repeat(200) })
  const answers = await Promise.all(
    [hub, Number(body.id)].map((id) => change({ action: 'rename', topicIds: [id], name: 'Ski' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const names = (await read()).map(({ name }: { name: string }) => name.toLowerCase())
  expect(names.filter((name: string) => name === 'ski')).toHaveLength(1)
})
