import { expect, test } from 'vitest'
import { findMergeTarget } from './merge-target.ts'

test('clusters are merged into the one with the largest search volume, or of equal ones into the oldest', () => {
  const laces = { id: 3, title: 'Laces', estimated_search_volume: 500 }
  const boots = { id: 2, title: 'Boots', estimated_search_volume: 900 }
  const shoes = { id: 1, title: 'Shoes', estimated_search_volume: 900 }
  expect(findMergeTarget([laces, boots, shoes])).toBe(shoes)
  expect(findMergeTarget([laces])).toBe(laces)
  expect(findMergeTarget([])).toBeNull()
})

test('a cluster of unknown search volume is the last to be merged into', () => {
  const unknown = { id: 1, title: 'Boots', estimated_search_volume: null }
  const none = { id: 2, title: 'Laces', estimated_search_volume: 0 }
  expect(findMergeTarget([unknown, none])).toBe(none)
})
