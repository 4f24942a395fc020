import { expect, test } from 'vitest'
import { CHANGE_KINDS } from '../../rules.ts'
import { describeExtent, KIND_WORDS } from './describe-change.ts'

test.each([
  [1240, 12, '1,240 keywords, 12 clusters'],
  [1, 1, '1 keyword, 1 cluster'],
  [0, 2, '2 clusters'],
  [3, 0, '3 keywords'],
])('a change of %i keywords and %i clusters is "%s"', (keywordCount, articleCount, text) => {
  expect(describeExtent({ keywordCount, articleCount })).toBe(text)
})

test('every kind of change has words of its own', () => {
  expect(Object.keys(KIND_WORDS).toSorted()).toEqual([...CHANGE_KINDS].toSorted())
  expect(new Set(Object.values(KIND_WORDS)).size).toBe(CHANGE_KINDS.length)
})
