import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySerpRows } from '#tests/support/engine/any-serp-rows.ts'
import { tableOf } from '#tests/support/engine/serp-rows.ts'
import { canonicalOrder } from './canonical-order.ts'
import { clusterKeywords } from './cluster-keywords.ts'
import { explainApart, type ApartOptions } from './explain-apart.ts'
import type { KeywordTable } from './keyword-table.ts'
import { scoreManySets } from './overlap-scores.ts'

const anyTwo = fc
  .record({
    rows: anySerpRows({ most: 60 }),
    by: fc.integer({ min: 2, max: 9 }),
    minimumScore: fc.integer({ min: 1, max: 10 }),
  })
  .map(({ rows, by, minimumScore }) => ({
    table: tableOf(rows),
    a: [...rows.keys()].filter((row) => row % by === 0),
    b: [...rows.keys()].filter((row) => row % by === 1),
    minimumScore,
  }))

describe('why two clusters are not one', () => {
  test('the explanation equals that of comparing every pair of keywords', () => {
    fc.assert(
      fc.property(anyTwo, ({ table, ...two }) => {
        const { overlap, ...found } = explainApart(table, two)
        expect(found).toEqual({ ...explainByBruteForce(table, two), pages: found.pages })
        expect(overlap).toBe(scoreManySets(table, [two.a, two.b]))
      }),
      { numRuns: 300 },
    )
  })

  test('every shared page is listed with the number of keywords that have it, and a row and place where it is', () => {
    fc.assert(
      fc.property(anyTwo, ({ table, ...two }) => {
        const { pages } = explainApart(table, two)
        const { hubs } = clusterKeywords(table, two)
        const having = (rows: number[], page: number) =>
          rows.filter((row) => pagesOf(table, row).includes(page))
        const shared = Array.from({ length: table.urlCount }, (_, page) => page).filter(
          (page) => having(two.a, page).length > 0 && having(two.b, page).length > 0,
        )
        expect(pages.map(({ page }) => page).toSorted((one, other) => one - other)).toEqual(shared)
        for (const { page, isHub, keywordsA, keywordsB, row, place } of pages) {
          expect({ isHub, keywordsA, keywordsB }).toEqual({
            isHub: hubs[page] === 1,
            keywordsA: having(two.a, page).length,
            keywordsB: having(two.b, page).length,
          })
          expect(two.a).toContain(row)
          expect(pagesOf(table, row)[place]).toBe(page)
        }
        const pairs = pages.map(({ keywordsA, keywordsB }) => keywordsA * keywordsB)
        expect(pairs).toEqual(pairs.toSorted((one, other) => other - one))
      }),
    )
  })

  const near = ['https://one.example/', 'https://two.example/', 'https://three.example/']
  const table = tableOf([
    { keyword: 'a', volume: 1, urls: near },
    { keyword: 'b', volume: 1, urls: near.slice(1) },
    { keyword: 'c', volume: 1, urls: ['https://other.example/'] },
    { keyword: 'unknown', volume: 1, urls: [] },
  ])

  test.each([
    ['enough', [0], [1], 2, 'could_merge'],
    ['too little', [0], [1], 3, 'below_minimum'],
    ['nothing', [0], [2], 1, 'nothing_shared'],
    ['nothing because one has no results', [0], [3], 1, 'nothing_shared'],
  ])('the reason of clusters that share %s is found', (_, a, b, minimumScore, reason) => {
    expect(explainApart(table, { a, b, minimumScore }).reason).toBe(reason)
  })

  test('clusters that share only a page that ranks for all keywords have only hubs in common', () => {
    const rows = Array.from({ length: 60 }, (_, i) => ({
      keyword: `keyword ${i}`,
      volume: 1,
      urls: ['https://everywhere.example/', `https://own-${i}.example/`],
    }))
    expect(explainApart(tableOf(rows), { a: [3], b: [4], minimumScore: 1 })).toMatchObject({
      reason: 'only_hubs',
      overlap: 1,
      linkedOverlap: 0,
      neededScore: 0,
      closest: null,
    })
  })
})

function pagesOf({ urls, urlStart, urlEnd }: KeywordTable, row: number): number[] {
  return [...urls.subarray(urlStart[row], urlEnd[row])]
}

function explainByBruteForce(table: KeywordTable, { a, b, minimumScore }: ApartOptions) {
  const { hubs } = clusterKeywords(table, { minimumScore })
  const inOrder = (rows: ArrayLike<number>) =>
    [...canonicalOrder(table, Uint32Array.from(rows))].filter((row) => pagesOf(table, row).length > 0)
  const pairs = inOrder(a).flatMap((one) =>
    inOrder(b).map((other) => {
      const shared = pagesOf(table, one).filter((page) => pagesOf(table, other).includes(page))
      const isLinked = shared.some((page) => hubs[page] !== 1)
      return { a: one, b: other, overlap: isLinked ? shared.length : 0, shared }
    }),
  )
  const sum = pairs.reduce((total, { overlap }) => total + overlap, 0)
  const [best] = pairs.toSorted((one, other) => other.overlap - one.overlap)
  const shared = new Set(pairs.flatMap((pair) => pair.shared))
  const linkedOverlap = pairs.length > 0 ? sum / pairs.length : 0
  const isLinked = [...shared].some((page) => hubs[page] !== 1)
  const isEnough = linkedOverlap >= minimumScore ? 'could_merge' : 'below_minimum'
  return {
    reason: shared.size === 0 ? 'nothing_shared' : isLinked ? isEnough : 'only_hubs',
    linkedOverlap,
    neededScore: Math.floor(linkedOverlap),
    closest: sum === 0 ? null : { a: best.a, b: best.b, overlap: best.overlap },
  }
}
