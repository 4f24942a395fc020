import { expect, test } from 'vitest'
import type { Call } from './browser.ts'
import { makeHubs, moveToHubs } from './seed-choices.ts'

const topics = ['Tent', 'Boot'].map((singular) => ({
  name: `${singular}s`,
  singular: singular.toLowerCase(),
  description: `All about ${singular}s`,
}))

test('after a start that was interrupted, missing hubs are made and clusters without a hub get one', async () => {
  const hubs = [{ id: 1, name: 'Tents' }]
  const articles = [
    { article_id: 1, topic_id: 1, main_keyword: 'light tent' },
    { article_id: 2, topic_id: null, main_keyword: 'large tent' },
    { article_id: 3, topic_id: null, main_keyword: 'winter boot' },
  ]
  const changes: unknown[] = []
  const call: Call = async (method, path, body) => {
    if (method === 'GET') return path.endsWith('/topic') ? hubs : { articles, total: articles.length }
    changes.push(body)
    if (method === 'POST') hubs.push({ id: 2, name: 'Boots' })
    return {}
  }
  await makeHubs(call, 7, topics)
  await moveToHubs(call, 7, topics)
  expect(changes).toEqual([
    { name: 'Boots', description: 'All about Boots' },
    { action: 'updateTopic', articleIds: [2], topicId: 1 },
    { action: 'updateTopic', articleIds: [3], topicId: 2 },
  ])
})
