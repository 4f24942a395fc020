import { expect, test } from 'vitest'
import { makeArticle } from '#tests/support/articles/listed-article.ts'
import { groupByHub, markOf } from './map-items.ts'

test.each([
  [1, 'step-1', 'Rank 1.0'],
  [3.4, 'step-1', 'Rank 3.4'],
  [3.5, 'step-2', 'Rank 3.5'],
  [10.4, 'step-2', 'Rank 10.4'],
  [30, 'step-3', 'Rank 30.0'],
  [31, 'step-4', 'Rank 31.0'],
  [100, 'step-4', 'Rank 100.0'],
  [null, 'none', 'No rank'],
])('a cluster of rank %j has the colour %s', (rank, tone, sign) => {
  expect(markOf(makeArticle(1, { google_position_last: rank }), 'rank')).toEqual({ tone, sign })
})

test.each([
  [null, null, 'none', 'No action'],
  [null, 'update', 'warning', 'Update'],
  ['leave', 'update', 'good', 'Leave'],
  [null, 'not-enough-data', 'none', 'Not enough data'],
] as const)('chosen %j and suggested %j have the colour %s', (action, suggested, tone, sign) => {
  expect(markOf(makeArticle(1, { action, suggested_action: suggested }), 'action')).toEqual({ tone, sign })
})

test('clusters are grouped by hub, without those that have no area', () => {
  const groups = groupByHub(
    [
      makeArticle(1, { topic_name: 'Boots', estimated_search_volume: 20 }),
      makeArticle(2, { estimated_search_volume: 10 }),
      makeArticle(3, { topic_name: 'Boots', estimated_search_volume: 0 }),
      makeArticle(4, { topic_name: 'Boots', estimated_search_volume: 5 }),
      makeArticle(5, { topic_name: 'Tents' }),
    ],
    { area: 'estimated_search_volume', colouring: 'rank' },
  )
  expect(groups.map(({ name, items }) => [name, ...items.map(({ id, weight }) => [id, weight])])).toEqual([
    ['Boots', [1, 20], [4, 5]],
    ['No hub', [2, 10]],
  ])
})
