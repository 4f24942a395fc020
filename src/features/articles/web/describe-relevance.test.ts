import { expect, test } from 'vitest'
import { describeRelevance } from './describe-relevance.ts'

test.each([
  [0.62, 1, '62% of its searches are related to its hub; the best rank of the site is in the first ten.'],
  [0, 0, '0% of its searches are related to its hub; the site is not in the first hundred.'],
  [1, 0.5, '100% of its searches are related to its hub; the best rank of the site is about 55.'],
])(
  'the relevance of a cluster that is related by %d and present by %d is described in words',
  (related, presence, sentence) => {
    const parts = { topic_id: 1, relevance_related: related, relevance_presence: presence }
    expect(describeRelevance(parts)).toBe(sentence)
  },
)

test('a relevance that is not computed yet has no parts', () => {
  expect(describeRelevance({ topic_id: 1, relevance_related: null, relevance_presence: null })).toBeNull()
})

test.each([
  [null, 1, 'unknown without a hub; the best rank of the site is in the first ten.'],
  [4, 0, 'its hub has no other cluster to compare it with; the site is not in the first hundred.'],
  [null, null, null],
])(
  'without another cluster of its hub, %s, only the rank of the site is described',
  (hub, presence, sentence) => {
    expect(describeRelevance({ topic_id: hub, relevance_related: null, relevance_presence: presence })).toBe(
      sentence,
    )
  },
)
