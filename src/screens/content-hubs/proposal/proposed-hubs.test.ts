import { expect, test } from 'vitest'
import {
  changeHub,
  listGroups,
  listNameProblems,
  moveCluster,
  startProposal,
  sumClusters,
  type Proposal,
} from './proposed-hubs.ts'

const cluster = (id: number, searches: number | null) => ({
  id,
  title: `Cluster ${id}`,
  estimated_search_volume: searches,
})
const group = (name: string, articles: ReturnType<typeof cluster>[]) => ({
  name,
  description: `About ${name}`,
  tags: [],
  estimated_search_volume: 0,
  articles,
})
const PROPOSAL = startProposal({
  groups: [
    group('Boots', [cluster(1, 5), cluster(2, null), cluster(3, 90)]),
    group('Tents', [cluster(4, 7)]),
    group('Maps', [cluster(5, 1)]),
  ],
  left: [cluster(6, 3)],
})

function idsOf({ hubs, left }: Proposal) {
  return [...hubs.map(({ clusters }) => clusters), left].map((clusters) => clusters.map(({ id }) => id))
}

test('the most searched clusters of a hub come first, and those of unknown searches last', () => {
  expect(idsOf(PROPOSAL)).toEqual([[3, 1, 2], [4], [5], [6]])
})

test.each([
  ['to another hub', cluster(1, 5), 1, [[3, 2], [4, 1], [5], [6]]],
  ['out of its hub', cluster(3, 90), null, [[1, 2], [4], [5], [3, 6]]],
  ['into a hub', cluster(6, 3), 0, [[3, 1, 6, 2], [4], [5], []]],
  ['to where it is', cluster(4, 7), 1, [[3, 1, 2], [4], [5], [6]]],
])('a cluster moves %s', (_, moved, to, ids) => {
  expect(idsOf(moveCluster(PROPOSAL, { cluster: moved, to }))).toEqual(ids)
})

test('hubs that are left out and hubs without clusters are not created, and names are trimmed', () => {
  const without = changeHub(PROPOSAL, 1, { isKept: false })
  const emptied = moveCluster(without, { cluster: cluster(5, 1), to: null })
  expect(listGroups(changeHub(emptied, 0, { name: ' Hiking boots ' }))).toEqual([
    { name: 'Hiking boots', description: 'About Boots', articleIds: [3, 1, 2] },
  ])
})

test.each([
  ['Shoes', [], []],
  ['  ', [], [[0, 'Name is required']]],
  ['TENTS', [], [[1, 'Topic name already exists.']]],
  ['Shoes', ['tents'], [[1, 'Topic name already exists.']]],
])('with the first hub called %j beside %j, the names have the problems %j', (name, taken, problems) => {
  expect([...listNameProblems(changeHub(PROPOSAL, 0, { name }), taken)]).toEqual(problems)
})

test('a hub that is left out may have any name', () => {
  const proposal = changeHub(changeHub(PROPOSAL, 0, { name: 'Tents' }), 1, { isKept: false })
  expect([...listNameProblems(proposal, [])]).toEqual([])
})

test('unknown searches are left out of the sum', () => {
  expect(sumClusters([cluster(1, 5), cluster(2, null)])).toEqual({ count: 2, searches: 5 })
})
