import { expect, test } from 'vitest'
import { describeAuthority, describeCoverage } from './describe-shares.ts'

const hub = {
  article_count: 8,
  existing: 5,
  keyword_count: 40,
  seen_keyword_count: 10,
  estimated_search_volume: 1000,
  coverage: 0.42,
}

test.each([
  [hub, '5 of 8 clusters have a page of the site.'],
  [{ ...hub, article_count: 1, existing: 0 }, '0 of 1 cluster has a page of the site.'],
  [{ ...hub, article_count: 0, existing: 0 }, 'This hub has no clusters yet.'],
])('the topical authority of %j is explained', (one, sentence) => {
  expect(describeAuthority(one)).toBe(sentence)
})

test.each([
  [hub, 'The site is seen for 42.0% of the searches in this hub.'],
  [
    { ...hub, estimated_search_volume: 0 },
    'The site is seen for 10 of 40 keywords; how often they are searched is not known.',
  ],
  [{ ...hub, coverage: null }, 'Not known without search data.'],
  [{ ...hub, coverage: null, keyword_count: 0 }, 'This hub has no keywords yet.'],
])('the coverage of %j is explained', (one, sentence) => {
  expect(describeCoverage(one)).toBe(sentence)
})
