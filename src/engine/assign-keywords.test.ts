import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clusterOfRows, drawSerpRows, tableOf } from '#tests/support/engine/serp-rows.ts'
import type { SerpRow } from '#tests/support/engine/serp-rows.ts'
import { assignKeywords } from './assign-keywords.ts'
import { clusterKeywords } from './cluster-keywords.ts'
import { scoreSet } from './overlap-scores.ts'

const anyScore = fc.integer({ min: 1, max: 10 })

function grow(rows: SerpRow[], old: number, minimumScore: number) {
  const table = tableOf(rows)
  const before = clusterKeywords(tableOf(rows.slice(0, old)), { minimumScore })
  const clusterOf = new Int32Array(rows.length).fill(-1)
  clusterOf.set(clusterOfRows(before, old))
  const { clusterCount, hubs } = before
  const after = assignKeywords(table, { clusterOf, clusterCount, hubs, minimumScore })
  return { table, clusterOf, clusterCount, after }
}

describe('placing new keywords', () => {
  const anyGrowth = fc.record({
    rows: fc.nat().map((seed) => drawSerpRows(seed, { rows: 60, pools: 5 })),
    old: fc.integer({ min: 0, max: 60 }),
    minimumScore: anyScore,
  })

  test('placing new keywords gives each a cluster and moves no existing keyword', () => {
    fc.assert(
      fc.property(anyGrowth, ({ rows, old, minimumScore }) => {
        const { clusterOf, after } = grow(rows, old, minimumScore)
        expect(Array.from(after.clusterOf.subarray(0, old))).toEqual(Array.from(clusterOf.subarray(0, old)))
        expect(after.clusterOf.every((cluster) => cluster >= 0 && cluster < after.clusterCount)).toBe(true)
        expect(new Set(after.clusterOf).size).toBe(after.clusterCount)
      }),
    )
  })

  test('clusters that get new keywords still reach the minimum score on average', () => {
    fc.assert(
      fc.property(anyGrowth, ({ rows, old, minimumScore }) => {
        const { table, after } = grow(rows, old, minimumScore)
        for (let cluster = 0; cluster < after.clusterCount; cluster++) {
          const members = [...after.clusterOf.keys()].filter((row) => after.clusterOf[row] === cluster)
          expect(scoreSet(table, members) ?? 10).toBeGreaterThanOrEqual(minimumScore - 1e-9)
        }
      }),
    )
  })

  test('placing keywords in an empty plan equals a full run', () => {
    fc.assert(
      fc.property(anyGrowth, ({ rows, minimumScore }) => {
        const { after } = grow(rows, 0, minimumScore)
        const full = clusterOfRows(clusterKeywords(tableOf(rows), { minimumScore }), rows.length)
        expect(renumber(after.clusterOf)).toEqual(renumber(full))
      }),
    )
  })

  test('a new keyword joins the cluster of largest mean overlap, not the nearest keyword', () => {
    const rows = [
      { keyword: 'a1', volume: 9, urls: serp('a', 5) },
      { keyword: 'a2', volume: 8, urls: serp('a', 5) },
      { keyword: 'b1', volume: 7, urls: [...serp('b', 6), ...serp('c', 4)] },
      { keyword: 'b2', volume: 6, urls: [...serp('c', 4), ...serp('d', 6)] },
      { keyword: 'new', volume: 5, urls: [...serp('a', 4), ...serp('b', 6)] },
    ]
    const table = tableOf(rows)
    const { clusterOf } = assignKeywords(table, {
      clusterOf: Int32Array.of(0, 0, 1, 1, -1),
      clusterCount: 2,
      hubs: new Uint8Array(0),
      minimumScore: 3,
    })
    expect(clusterOf[4]).toBe(0)
  })

  test('without new keywords, no cluster changes', () => {
    const rows = drawSerpRows(4, { rows: 40, pools: 4 })
    const { after, clusterOf, clusterCount } = grow(rows, 40, 3)
    expect(after).toEqual({ clusterOf, clusterCount })
  })

  test('a page that becomes a hub through the new keywords does not link them', () => {
    const rows = Array.from({ length: 90 }, (_, i) => ({
      keyword: `keyword ${i}`,
      volume: i,
      urls: ['https://everywhere.example/', ...serp(`own-${i}`, 9)],
    }))
    const { after } = grow(rows, 40, 1)
    expect(new Set(after.clusterOf.subarray(40)).size).toBe(50)
  })
})

/** Pages of one site. */
function serp(site: string, pages: number): string[] {
  return Array.from({ length: pages }, (_, i) => `https://${site}.example/${i}`)
}

/** Numbers the clusters in the order of their first rows, so that equal partitions give equal numbers. */
function renumber(clusterOf: Int32Array): number[] {
  const names = new Map<number, number>()
  return Array.from(clusterOf, (cluster) => {
    const name = names.get(cluster) ?? names.size
    names.set(cluster, name)
    return name
  })
}
