import { expect, test } from 'vitest'
import { BY_VOLUME, sortAfterClick, sortClusters, type ClusterColumn } from './sort-clusters.ts'

const ROWS = [
  { cluster: 1, mainKeyword: 'word 10', keywords: 2, volume: 90, knownVolumes: 2, overlap: 3 },
  { cluster: 2, mainKeyword: 'Word 9', keywords: 1, volume: 90, knownVolumes: 1, overlap: null },
  { cluster: 3, mainKeyword: 'äpfel', keywords: 5, volume: 20, knownVolumes: 5, overlap: 7 },
  { cluster: 4, mainKeyword: 'word 1', keywords: 4, volume: null, knownVolumes: 0, overlap: 5 },
]

const ORDERS: [ClusterColumn, 'ascending' | 'descending', number[]][] = [
  ['volume', 'descending', [1, 2, 3, 4]],
  ['volume', 'ascending', [3, 1, 2, 4]],
  ['mainKeyword', 'ascending', [3, 4, 2, 1]],
  ['keywords', 'descending', [3, 4, 1, 2]],
  ['overlap', 'descending', [3, 4, 1, 2]],
  ['overlap', 'ascending', [1, 4, 3, 2]],
  ['cluster', 'descending', [4, 3, 2, 1]],
]

test.each(ORDERS)('clusters are sorted by %s, %s', (key, direction, expected) => {
  expect(sortClusters(ROWS, { key, direction }).map(({ cluster }) => cluster)).toEqual(expected)
})

test('the first click on a column sorts words from A and numbers from the largest, the second reverses this', () => {
  expect(sortAfterClick(BY_VOLUME, 'volume').direction).toBe('ascending')
  expect(sortAfterClick(BY_VOLUME, 'keywords').direction).toBe('descending')
  expect(sortAfterClick(BY_VOLUME, 'mainKeyword').direction).toBe('ascending')
})
