import { expect, test } from 'vitest'
import { describeOverlap } from './describe-overlap.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'

const AGO = '2026-11-20T10:00:00.000Z'

function compare(overlap: number | null, a: number | null, b: number | null) {
  return describeOverlap({
    overlap,
    keywords: [a, b].map((count, at) => ({
      keyword: at === 0 ? 'boots' : 'socks',
      fetched_at: count === null ? null : AGO,
      resultCount: count ?? 0,
    })),
  })
}

test('the overlap of two keywords is described in a sentence', () => {
  expect(compare(6, 10, 10)).toBe('These two keywords share 6 of 10 results.')
  expect(compare(1, 10, 10)).toBe('These two keywords share 1 of 10 results.')
  expect(compare(3, 8, 10)).toBe('These two keywords share 3 results: one search has 8, the other 10.')
  expect(compare(1, 1, 4)).toBe('These two keywords share 1 result: one search has 1, the other 4.')
  expect(compare(0, 10, 10)).toBe(
    'These two keywords share no results. What holds them together is what each shares with others.',
  )
})

test('keywords whose results are unknown are named', () => {
  expect(compare(null, 10, null)).toBe(
    'The search results for “socks” are not known yet, so there is nothing to compare.',
  )
  expect(compare(null, null, null)).toContain('“boots” and “socks” are not known yet')
})

test.each([
  ['https://www.shop.example/', 'shop.example', '', 'https://www.shop.example/'],
  ['http://shop.example/a/b?c=d', 'shop.example', '/a/b?c=d', 'http://shop.example/a/b?c=d'],
  ['https://shop.example/sch%C3%B6n', 'shop.example', '/schön', 'https://shop.example/sch%C3%B6n'],
  ['https://shop.example/%E0%A4%A', 'shop.example', '/%E0%A4%A', 'https://shop.example/%E0%A4%A'],
  ['javascript:alert(1)', 'javascript:alert(1)', '', null],
  ['no address', 'no address', '', null],
])('%s reads as a site and a path', (url, host, rest, href) => {
  expect(describeUrl(url)).toEqual({ host, rest, href })
})
