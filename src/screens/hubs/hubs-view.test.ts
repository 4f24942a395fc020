import { expect, test } from 'vitest'
import { rankChangeOf } from '#features/hubs/rules.ts'
import type { Hub } from '#features/hubs/web/index.ts'
import { arrangeHubs, readHubsView, writeHubsView } from './hubs-view.ts'

const make = (name: string, hub: Partial<Hub>): Hub => ({
  id: 1,
  topic_id: 1,
  contentplan_id: 1,
  name,
  description: '',
  tags: '',
  article_count: 0,
  existing: 0,
  idea_count: 0,
  favorite_count: 0,
  update_started: null,
  update_ended: null,
  estimated_search_volume: 0,
  google_position_last: null,
  google_position_prev: null,
  google_clicks_last: null,
  potential_clicks: null,
  ...hub,
})

const HUBS = [
  make('Tents', { article_count: 4, existing: 1, estimated_search_volume: 10, google_clicks_last: 0 }),
  make('boots 10', { article_count: 2, existing: 2, estimated_search_volume: 30, tags: 'hiking|shoes' }),
  make('Boots 9', { article_count: 8, existing: 1, estimated_search_volume: 20, google_clicks_last: 5 }),
  make('Lamps', {}),
]

test.each([
  ['name', '', ['Boots 9', 'boots 10', 'Lamps', 'Tents']],
  ['clusters', '', ['Boots 9', 'Tents', 'boots 10', 'Lamps']],
  ['authority', '', ['boots 10', 'Tents', 'Boots 9', 'Lamps']],
  ['volume', '', ['boots 10', 'Boots 9', 'Tents', 'Lamps']],
  ['clicks', '', ['Boots 9', 'Tents', 'boots 10', 'Lamps']],
  ['clicks', 'BOOTS', ['Boots 9', 'boots 10']],
  ['name', 'shoes boots', ['boots 10']],
  ['name', 'nothing', []],
])('the hubs in the order %s with “%s” are %j', (sort, q, names) => {
  expect(arrangeHubs(HUBS, readHubsView({ sort, q })).map(({ name }) => name)).toEqual(names)
})

test.each([
  [{}, {}],
  [{ sort: 'nonsense', q: '' }, {}],
  [
    { sort: 'volume', q: 'boots' },
    { sort: 'volume', q: 'boots' },
  ],
])('the address %j is written as %j', (search, written) => {
  expect(writeHubsView(readHubsView(search))).toEqual(written)
})

test.each([
  [8, 10, -20],
  [10, 8, 25],
  [8, 8, 0],
  [8.001, 8, 0],
  [null, 8, null],
  [8, null, null],
])('a rank of %j after %j has changed by %j percent', (last, before, change) => {
  expect(rankChangeOf({ google_position_last: last, google_position_prev: before })).toBe(change)
})
