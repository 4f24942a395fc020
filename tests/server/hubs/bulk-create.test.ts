import { expect, test } from 'vitest'
import { openHubPlan } from '#tests/support/hubs/hub-world.ts'

/** Results of a cluster: pages of its own, and pages that rank for the whole subject. */
function resultsOf(subject: string, own: string): string[] {
  return [...listPages(own), ...listPages(subject)]
}

function listPages(name: string): string[] {
  return Array.from({ length: 5 }, (_, at) => `https://site-${at}.example/${name}-${at}`)
}

const SUBJECTS: Record<string, string[]> = {
  boots: ['hiking boots', 'winter boots', 'boots for kids', 'boots repair'],
  tents: ['family tents', 'light tents', 'tents for winter', 'tents repair'],
}

/** Clusters about boots and tents, and one that is about nothing else, without hubs. */
async function openTwoSubjects() {
  const world = await openHubPlan()
  const ids: Record<string, number[]> = { boots: [], tents: [] }
  const results: Record<string, string[]> = {}
  for (const [subject, keywords] of Object.entries(SUBJECTS))
    for (const keyword of keywords) {
      // oxlint-disable-next-line no-await-in-loop -- ids in this order
      ids[subject]?.push(await world.addCluster([keyword]))
      results[keyword] = resultsOf(subject, keyword.replaceAll(' ', '-'))
    }
  const alone = await world.addCluster(['weather today'])
  await world.addResults({ ...results, 'weather today': resultsOf('weather', 'today') })
  const { call, contentplanId } = world
  return {
    ...world,
    boots: ids['boots'] ?? [],
    tents: ids['tents'] ?? [],
    alone,
    propose: async () =>
      (await call('POST', '/hubs/bulk-create', { contentplanId, createAndMap: false })).body,
    keep: (groups: { name: string; articleIds: number[] }[]) =>
      call('POST', '/hubs/bulk-create', { contentplanId, createAndMap: true, groups }),
    hubs: async () => {
      const { body } = await call('GET', `/contentplan/${contentplanId}/topic`)
      return body.map(({ name, article_count }: { name: string; article_count: number }) => [
        name,
        article_count,
      ])
    },
    undo: (changeId: number) => call('POST', `/contentplan/${contentplanId}/change/${changeId}/undo`, {}),
  }
}

type Proposed = { name: string; articles: { id: number }[] }
const idsOf = ({ articles }: { articles: { id: number }[] }) =>
  articles.map(({ id }) => id).toSorted((a, b) => a - b)

test('clusters without a hub are grouped by their subjects and named, and nothing changes before it is kept', async () => {
  const { propose, boots, tents, alone, hubs } = await openTwoSubjects()
  const { groups, left, changeId } = await propose()
  expect(groups.map(idsOf).toSorted()).toEqual([boots, tents].toSorted())
  expect(groups.map(({ name }: Proposed) => name).toSorted()).toEqual(['Boots', 'Tents'])
  expect(left.map(({ id }: { id: number }) => id)).toEqual([alone])
  expect(changeId).toBeNull()
  expect(await hubs()).toEqual([])
})

test('what is kept becomes hubs with their clusters in one change, and undo takes hubs and moves back', async () => {
  const { propose, keep, hubs, undo, boots, tents } = await openTwoSubjects()
  const { body } = await keep([
    { name: 'Footwear', articleIds: boots },
    { name: 'Tents', articleIds: tents.slice(1) },
  ])
  expect(body.hubs).toMatchObject([
    { name: 'Footwear', article_count: 4 },
    { name: 'Tents', article_count: 3 },
  ])
  expect(await hubs()).toEqual([
    ['Footwear', 4],
    ['Tents', 3],
  ])
  const { groups, left } = await propose()
  expect(groups).toEqual([])
  expect(left).toHaveLength(2)
  await undo(body.changeId)
  expect(await hubs()).toEqual([])
  expect((await propose()).groups).toHaveLength(2)
})

test('clusters that are gone, dismissed or in a hub by now are left out', async () => {
  const { call, contentplanId, look, addHub, propose, keep, hubs, boots, tents } = await openTwoSubjects()
  const shoes = await addHub('Shoes')
  await call('PUT', `/contentplan/${contentplanId}/article`, {
    action: 'updateTopic',
    articleIds: [boots[0]],
    topicId: shoes,
  })
  await look(`update articles set priority = 'low' where id = ${tents[0]}`)
  const { groups, left } = await propose()
  const proposed = [...groups.flatMap(idsOf), ...left.map(({ id }: { id: number }) => id)]
  expect(proposed).not.toContain(boots[0])
  expect(proposed).not.toContain(tents[0])
  await keep([{ name: 'Boots', articleIds: [...boots, ...boots] }])
  expect(await hubs()).toEqual([
    ['Boots', 3],
    ['Shoes', 1],
  ])
})

test('a name that is taken, in whatever case, or chosen twice creates no hub at all', async () => {
  const { addHub, keep, hubs, boots, tents } = await openTwoSubjects()
  await addHub('Tents')
  const taken = await keep([
    { name: 'Boots', articleIds: boots },
    { name: 'TENTS', articleIds: tents },
  ])
  expect(taken).toMatchObject({ status: 409, body: { message: 'There is a hub called “Tents” already.' } })
  const twice = await keep([
    { name: 'Boots', articleIds: boots },
    { name: 'boots', articleIds: tents },
  ])
  expect(twice).toMatchObject({ status: 400 })
  expect(await hubs()).toEqual([['Tents', 0]])
})

test('a plan without clusters gets no proposal, keeps nothing, and no error', async () => {
  const { call, contentplanId } = await openHubPlan()
  const { status, body } = await call('POST', '/hubs/bulk-create', { contentplanId, createAndMap: false })
  expect(status).toBe(200)
  const nothing = { groups: [], left: [], hubs: [], changeId: null }
  expect(body).toEqual(nothing)
  const kept = await call('POST', '/hubs/bulk-create', { contentplanId, createAndMap: true })
  expect(kept).toMatchObject({ status: 200, body: nothing })
})
