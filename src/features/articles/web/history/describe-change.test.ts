import { expect, test } from 'vitest'
import { CHANGE_KINDS } from '../../rules.ts'
import { describeExtent, KIND_WORDS } from './describe-change.ts'

test.each([
  [1240, 12, 0, '1,240 keywords, 12 clusters'],
  [1, 1, 0, '1 keyword, 1 cluster'],
  [0, 2, 1, '2 clusters, 1 page'],
  [3, 0, 0, '3 keywords'],
])(
  'a change of %i keywords, %i clusters and %i pages is "%s"',
  (keywordCount, articleCount, pageCount, text) => {
    expect(describeExtent({ keywordCount, articleCount, pageCount })).toBe(text)
  },
)

test('every kind of change has words of its own', () => {
  expect(Object.keys(KIND_WORDS).toSorted()).toEqual([...CHANGE_KINDS].toSorted())
  expect(new Set(Object.values(KIND_WORDS)).size).toBe(CHANGE_KINDS.length)
})
