import { expect, test } from 'vitest'
import { listChanges, NOTHING_CHOSEN } from './cluster-settings.ts'

const cluster = { id: 7, topic_id: 1, funnel: 'top', intent: null, type: 'article' } as const
const same = { topicId: 1, funnel: 'top', intent: null, type: 'article' } as const

test.each([
  ['nothing else is chosen', same, []],
  [
    'another hub is chosen',
    { ...same, topicId: 2 },
    [{ action: 'updateTopic', articleIds: [7], topicId: 2 }],
  ],
  [
    'the funnel is to be found',
    { ...same, funnel: null },
    [{ action: 'updateFunnel', articleIds: [7], funnel: null }],
  ],
  [
    'all is chosen',
    { topicId: 2, funnel: 'bottom', intent: 'transactional', type: 'listicle' },
    [
      { action: 'updateTopic', articleIds: [7], topicId: 2 },
      { action: 'updateFunnel', articleIds: [7], funnel: 'bottom' },
      { action: 'updateIntent', articleIds: [7], intent: 'transactional' },
      { action: 'updateType', articleIds: [7], type: 'listicle' },
    ],
  ],
] as const)('when %s, only that is changed', (_name, settings, changes) => {
  expect(listChanges(cluster, settings)).toEqual(changes)
})

test('a new cluster for which nothing is chosen needs no change', () => {
  const made = { ...cluster, funnel: null, type: null }
  expect(listChanges(made, { ...NOTHING_CHOSEN, topicId: 1 })).toEqual([])
})
