import { expect, test } from 'vitest'
import { estimateResults } from './estimate-results.ts'

test.each([
  // clicks, id, final draft, traffic, conversions, score
  [null, 120, true, 10, 1, 97],
  [0, 121, true, 0, 1, 96],
  [149.4, 9, true, 149, 1, 88],
  [150, 17, true, 150, 2, 90],
  [12_345, 17, false, 12_345, 123, 0],
])(
  '%j potential clicks of cluster %i are estimated',
  (potentialClicks, articleId, hasFinal, traffic, conversions, score) => {
    expect(estimateResults({ articleId, potentialClicks, hasFinal })).toEqual({
      traffic,
      conversions,
      content_score: score,
    })
  },
)
