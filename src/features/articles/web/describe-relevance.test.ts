import { expect, test } from 'vitest'
import { describeRelevance } from './describe-relevance.ts'

test.each([
  [0.62, 1, '62% of its searches are related to its topic; the site ranks in the first ten.'],
  [0, 0, '0% of its searches are related to its topic; the site is not in the first hundred.'],
  [1, 0.5, '100% of its searches are related to its topic; the best rank of the site is about 55.'],
])(
  'the relevance of a cluster that is related by %d and present by %d is described in words',
  (related, presence, sentence) => {
    expect(describeRelevance({ relevance_related: related, relevance_presence: presence })).toBe(sentence)
  },
)

test('a relevance that is not computed yet has no parts', () => {
  expect(describeRelevance({ relevance_related: null, relevance_presence: null })).toBeNull()
})
