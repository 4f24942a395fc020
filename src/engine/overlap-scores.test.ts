import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawSerpRows, tableOf } from '#tests/support/engine/serp-rows.ts'
import { scoreManySets, scoreSet, scoreSets } from './overlap-scores.ts'
import { listPages, listSharedUrls } from './shared-urls.ts'

const anyRows = fc.nat().map((seed) => drawSerpRows(seed, { rows: 24, pools: 3 }))
/** Number of pages that two keywords share, by the URLs of their rows. */
function countShared(a: { urls: string[] }, b: { urls: string[] }): number {
  return listSharedUrls(a.urls, b.urls).length
}

const known = (rows: { urls: string[] }[]) => [...rows.keys()].filter((row) => rows[row].urls.length > 0)

describe('overlap scores', () => {
  test('the score of a set is the mean over its pairs', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const table = tableOf(rows)
        const members = known(rows)
        const pairs = members.flatMap((a, i) =>
          members.slice(i + 1).map((b) => countShared(rows[a], rows[b])),
        )
        const mean = pairs.length > 0 ? pairs.reduce((sum, score) => sum + score, 0) / pairs.length : null
        expect(scoreSet(table, [...rows.keys()]) ?? -1).toBeCloseTo(mean ?? -1, 9)
      }),
    )
  })

  test('the score of two sets is the mean over all pairs across them', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const table = tableOf(rows)
        const members = known(rows)
        const [a, b] = [members.filter((row) => row % 2 === 0), members.filter((row) => row % 2 === 1)]
        const scores = a.flatMap((one) => b.map((other) => countShared(rows[one], rows[other])))
        const mean = scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null
        expect(scoreSets(table, a, b) ?? -1).toBeCloseTo(mean ?? -1, 9)
        expect(scoreManySets(table, [a, b])).toBe(scoreSets(table, a, b))
      }),
    )
  })

  const table = tableOf([
    { keyword: 'a', volume: 0, urls: ['https://one.example/', 'https://two.example/'] },
    { keyword: 'b', volume: 0, urls: ['https://two.example/', 'https://one.example/'] },
    { keyword: 'c', volume: 0, urls: ['https://one.example/'] },
    { keyword: 'unknown', volume: 0, urls: [] },
  ])

  test('keywords without SERP do not count in a score', () => {
    expect(scoreSet(table, [0, 1, 3])).toBe(2)
    expect(scoreSets(table, [0, 3], [2])).toBe(1)
  })

  test('fewer than two keywords with a SERP have no score', () => {
    expect(scoreSet(table, [0])).toBeNull()
    expect(scoreSet(table, [0, 3])).toBeNull()
    expect(scoreSets(table, [0], [3])).toBeNull()
    expect(scoreManySets(table, [[0], [3]])).toBeNull()
    expect(scoreManySets(table, [])).toBeNull()
  })

  test('the score of several sets is the mean over their pairs, and 0 for more than ten sets', () => {
    expect(scoreManySets(table, [[0], [1], [2]])).toBeCloseTo(4 / 3, 9)
    expect(
      scoreManySets(
        table,
        Array.from({ length: 10 }, () => [0]),
      ),
    ).toBe(2)
    expect(
      scoreManySets(
        table,
        Array.from({ length: 11 }, () => [0]),
      ),
    ).toBe(0)
  })
})

describe('the pages that two keywords share', () => {
  test('shared pages are listed with both ranks, also if their URLs are written differently', () => {
    expect(
      listSharedUrls(
        ['https://www.a.example/x/', 'https://b.example/', 'https://c.example/?utm_source=x'],
        ['http://c.example', 'https://z.example/', 'https://a.example/x#top'],
      ),
    ).toEqual([
      { url: 'https://www.a.example/x/', rankA: 1, rankB: 3 },
      { url: 'https://c.example/?utm_source=x', rankA: 3, rankB: 1 },
    ])
  })

  test('the number of shared pages is the one that the engine counts', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const score = scoreSet(tableOf(rows), [0, 1])
        const shared = listSharedUrls(rows[0].urls, rows[1].urls).length
        expect(shared).toBe(score ?? 0)
      }),
    )
  })

  test('the pages of a keyword are listed in the order of the engine', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const table = tableOf(rows)
        const urlOf = new Map<number, string>()
        for (const [row, { urls }] of rows.entries()) {
          const places = table.urls.subarray(table.urlStart[row], table.urlEnd[row])
          const pages = listPages(urls)
          expect(pages).toHaveLength(places.length)
          for (const [place, url] of pages.entries()) urlOf.set(places[place], url)
        }
        expect(urlOf.size).toBe(new Set(urlOf.values()).size)
      }),
    )
  })

  test('only the first ten distinct pages of a SERP count as shared', () => {
    const urls = Array.from({ length: 12 }, (_, i) => `https://site-${i}.example/`)
    expect(listSharedUrls(urls, urls.toReversed())).toHaveLength(8)
  })
})
