import { expect, test } from 'vitest'
import { describeScore } from './describe-score.ts'

test.each([
  [{ score: 4, isError: false, count: 1 }, '4.0 / 10', 'Between the keywords of this cluster'],
  [{ score: 0, isError: false, count: 10 }, '0.0 / 10', 'Between these clusters, not within them'],
  [
    { score: undefined, isError: false, count: 11 },
    'at most 10 clusters',
    'Select fewer clusters to compare them',
  ],
  [
    { score: undefined, isError: false, count: 11, of: 'keywords' },
    'at most 10 keywords',
    'Select fewer keywords to compare them',
  ],
  [
    { score: undefined, isError: false, count: 1, of: 'keywords' },
    'N/a',
    'Select two keywords to compare them',
  ],
  [{ score: 3.25, isError: false, count: 2, of: 'keywords' }, '3.3 / 10', 'Between these keywords'],
  [{ score: null, isError: false, count: 2 }, 'N/a', 'There are no two keywords with known search results'],
  [{ score: undefined, isError: false, count: 2 }, '…', 'It is being computed'],
  [{ score: undefined, isError: true, count: 2 }, '–', 'It could not be computed'],
] as const)('the SERP overlap of %j is shown as %s', (score, value, note) => {
  expect(describeScore(score)).toEqual({ value, note })
})
