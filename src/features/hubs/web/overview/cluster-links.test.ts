import { expect, test } from 'vitest'
import { clustersOfAction, clustersOfRanks } from './cluster-links.ts'

const place = { workspaceId: 1, contentplanId: 2 }
const LIST = '/workspace/1/contentplan/2/plan'

test('a bar of an action leads to the clusters of the hub with that action', () => {
  expect(clustersOfAction(place, { hubId: 7, action: 'merge' })).toBe(`${LIST}/merge?hub=7`)
})

test.each([
  [null, 3, '?google_position_last=..3'],
  [3, 10, '?google_position_last=3..10'],
])('a bar of the ranks from %j to %j leads to the clusters with them', (from, to, query) => {
  expect(clustersOfRanks(place, { hubId: 7, from, to })).toBe(
    `${LIST}/hub-7${query}&metrics=google_position_last,potential_clicks&sort=google_position_last&order=asc`,
  )
})

test('the bar of clusters without a rank leads to all clusters of the hub', () => {
  expect(clustersOfRanks(place, { hubId: 7, from: null, to: null })).toBe(`${LIST}/hub-7`)
})
