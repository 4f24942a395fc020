import { expect, test } from 'vitest'
import { makeArticle } from '#tests/support/articles/listed-article.ts'
import { BLOCKS, changeOf, MEASURES } from './measures.ts'

const NONE = { impressions: null, clicks: null, ctr: null, position: null }

test.each([
  ['impressions', 120, 100, 20],
  ['clicks', 0, 4, -4],
  ['ctr', 0.051, 0.05, 0.1],
  ['ctr', 0.0504, 0.05, 0],
  ['position', 4.56, 4.5, 0.1],
  ['position', 4.52, 4.5, 0],
  ['position', null, 4.5, null],
  ['impressions', 9, null, null],
] as const)('the %s %s after %s have changed by %s', (key, last, prev, change) => {
  const measure = MEASURES.find((one) => one.key === key)
  const compared = { last: { ...NONE, [key]: last }, prev: { ...NONE, [key]: prev } }
  expect(measure && changeOf(measure, compared)).toBe(change)
})

test.each([
  ['URL', { page_clicks_last: 7, page_clicks_prev: 5 }],
  ['Cluster Match', { target_clicks: 7, target_clicks_prev: 5 }],
  ['Cluster', { google_clicks_last: 7, google_clicks_prev: 5 }],
])('the block %s shows the numbers %j, and those before', (name, numbers) => {
  const article = makeArticle(1, numbers)
  const clicks = BLOCKS.map((block) => [block.name, block.read(article)] as const).filter(
    ([, { last }]) => last.clicks === 7,
  )
  expect(clicks).toMatchObject([[name, { prev: { clicks: 5 } }]])
})
