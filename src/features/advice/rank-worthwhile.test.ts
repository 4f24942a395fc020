import { expect, test } from 'vitest'
import { rankWorthwhile } from './rank-worthwhile.ts'

type Candidate = Parameters<typeof rankWorthwhile>[0][number]

const unknown = {
  potential: null,
  clicks: null,
  impressions: null,
  position: null,
  volume: null,
  advice: null,
}
const boots: Candidate = { ...unknown, articleId: 1, title: 'Boots', url: 'https://shop.example/boots' }
const seen: Candidate = { ...boots, potential: 1000, clicks: 36, impressions: 3000, position: 8.24 }
const updated = { action: 'update', reason: 'It has 40 % fewer clicks.', gain: 60.4 } as const
const merged = { action: 'merge', reason: 'Two pages compete.', gain: 0 } as const

/** The only action for a cluster. */
const findOnly = (one: Candidate) => rankWorthwhile([one], 5)[0]

test('a page below the first results could get the clicks that rank 3 usually gets, less those that it has', () => {
  // 1,000 clicks at rank 1 are 386 at rank 3.
  expect(findOnly(seen)).toEqual({
    action: 'improve',
    articleId: 1,
    title: 'Boots',
    url: 'https://shop.example/boots',
    reason: 'It was seen 3,000 times in 30 days at rank 8.2, and clicked 36 times.',
    gain: 350,
  })
})

test.each([
  ['at rank 3', { position: 3 }],
  ['beyond rank 20', { position: 20.1 }],
  ['at an unknown rank', { position: null }],
  ['with unknown potential clicks', { potential: null }],
  ['that already gets the clicks of rank 3', { clicks: 386 }],
])('nothing is expected of a page %s', (_, change) => {
  expect(findOnly({ ...seen, ...change })).toBeUndefined()
})

test('a page that lost clicks could get them back, and the larger of two gains counts', () => {
  const few = { ...seen, clicks: 350, advice: updated }
  expect(findOnly(few)).toMatchObject({ action: 'update', reason: updated.reason, gain: 60 })
  expect(findOnly({ ...few, clicks: 300 })).toMatchObject({ action: 'improve', gain: 86 })
})

test('two pages that compete could have the clicks of rank 3 together, whatever their rank is', () => {
  expect(findOnly({ ...seen, position: 31, advice: merged })).toMatchObject({
    action: 'merge',
    reason: merged.reason,
    gain: 350,
  })
})

test.each([
  ['searches', { volume: 3509 }, '3,509 searches a month, and your site has no page for it.'],
  [
    'impressions',
    { impressions: 1, position: 40, clicks: 0 },
    'Your site was seen once in 30 days at rank 40.0, without a page for it.',
  ],
])('a cluster without a page is to be written, with its %s as the reason', (_, change, reason) => {
  expect(findOnly({ ...boots, url: null, potential: 1000, ...change })).toMatchObject({
    action: 'write',
    reason,
    gain: 386,
  })
})

test('the largest gains come first, equal ones in the order of their clusters, and no more than asked for', () => {
  const clusters = [3, 1, 2, 4].map((articleId) => ({
    ...seen,
    articleId,
    clicks: articleId === 4 ? 300 : 36,
  }))
  expect(rankWorthwhile(clusters, 5).map(({ articleId }) => articleId)).toEqual([1, 2, 3, 4])
  expect(rankWorthwhile(clusters, 2).map(({ articleId }) => articleId)).toEqual([1, 2])
})
