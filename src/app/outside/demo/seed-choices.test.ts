import { expect, test } from 'vitest'
import type { Call } from './browser.ts'
import { sortIntoHubs } from './seed-choices.ts'

const topics = ['Tent', 'Boot'].map((singular) => ({
  name: `${singular}s`,
  singular: singular.toLowerCase(),
  description: `All about ${singular}s`,
}))

const makeCluster = (id: number, main_keyword: string, topic_id: number | null = null) => ({
  article_id: id,
  topic_id,
  main_keyword,
})

/** Calls of a plan with these hubs and clusters, and what they change. */
function makePlan(hubs: { id: number; name: string }[], articles: ReturnType<typeof makeCluster>[]) {
  const changes: unknown[] = []
  const call: Call = async (method, path, body) => {
    if (method === 'GET') return path.endsWith('/topic') ? hubs : { articles, total: articles.length }
    changes.push(body)
    if (method === 'POST') hubs.push({ id: 2, name: 'Boots' })
    return {}
  }
  return { call, changes }
}

test('after a start that was interrupted, missing hubs are made and clusters get theirs', async () => {
  const { call, changes } = makePlan(
    [{ id: 1, name: 'Tents' }],
    [makeCluster(1, 'large tent'), makeCluster(2, 'winter boot')],
  )
  await sortIntoHubs(call, 7, topics)
  expect(changes).toEqual([
    { name: 'Boots', description: 'All about Boots', tags: ['Boots'] },
    { action: 'updateTopic', articleIds: [1], topicId: 1 },
    { action: 'updateTopic', articleIds: [2], topicId: 2 },
  ])
})

test('a later start leaves what a user has moved or deleted', async () => {
  const { call, changes } = makePlan(
    [{ id: 1, name: 'Tents' }],
    [makeCluster(1, 'large tent'), makeCluster(2, 'light tent', 1), makeCluster(3, 'winter boot')],
  )
  await sortIntoHubs(call, 7, topics)
  expect(changes).toEqual([])
})

test('a hub that a visitor has made in other upper and lower case is that of the subject, and gets its clusters', async () => {
  const { call, changes } = makePlan(
    [
      { id: 1, name: 'tents' },
      { id: 2, name: 'BOOTS' },
    ],
    [makeCluster(1, 'large tent')],
  )
  await sortIntoHubs(call, 7, topics)
  expect(changes).toEqual([{ action: 'updateTopic', articleIds: [1], topicId: 1 }])
})
