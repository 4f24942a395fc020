import { expect, test } from 'vitest'
import { findPlace } from './find-place.ts'

test.each([
  [[5, 7, 9], 5, { place: 1, total: 3, next: 7, previous: null }],
  [[5, 7, 9], 7, { place: 2, total: 3, next: 9, previous: 5 }],
  [[5, 7, 9], 9, { place: 3, total: 3, next: null, previous: 7 }],
  [[5, 7, 9], 4, { place: null, total: 3, next: 5, previous: null }],
  [[], 4, { place: null, total: 0, next: null, previous: null }],
])('in the queue %o the article %i is here: %o', (ids, id, place) => {
  expect(findPlace(ids, id)).toEqual(place)
})
