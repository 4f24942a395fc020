import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySerpRows, drawClusterOf, groupRows } from '#tests/support/engine/any-serp-rows.ts'
import { createRandom, tableOf, type SerpRow } from '#tests/support/engine/serp-rows.ts'
import { clusterKeywords } from './cluster-keywords.ts'
import type { KeywordTable } from './keyword-table.ts'
import { scoreRelevance, type RelevanceOptions } from './score-relevance.ts'

const CLUSTERS = 8
const anyPlan = fc
  .record({ rows: anySerpRows({ most: 60 }), seed: fc.nat(), topics: fc.integer({ min: 0, max: 4 }) })
  .map(({ rows, seed, topics }) => {
    const random = createRandom(seed)
    return {
      table: tableOf(rows),
      options: {
        clusterOf: drawClusterOf(seed, rows.length, CLUSTERS),
        clusterCount: CLUSTERS,
        hubOf: drawClusterOf(seed + 1, CLUSTERS, topics),
        bestRank: rows.map(() => (random() < 0.3 ? Math.floor(random() * 130) : 0)),
      },
    }
  })

describe('the relevance of clusters', () => {
  test('the relevance equals that of comparing every pair of keywords', () => {
    fc.assert(
      fc.property(anyPlan, ({ table, options }) => {
        const { score, related, presence } = scoreRelevance(table, options)
        const byHand = relateByBruteForce(table, options)
        expect(round(related)).toEqual(round(byHand.map((one) => one.related)))
        expect(round(presence)).toEqual(round(byHand.map((one) => one.presence)))
        expect(round(score)).toEqual(round(byHand.map((one) => 6 * one.related + 4 * one.presence)))
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [55, 0.5],
    [100, 0],
    [130, 0],
  ])('a cluster for which the own domain ranks %d has the presence %d', (rank, presence) => {
    const found = scoreRelevance(tableOf([serp('a', 1, 'x'), serp('b', 1, 'y')]), {
      clusterOf: Int32Array.of(0, 1),
      clusterCount: 2,
      hubOf: Int32Array.of(3, 3),
      bestRank: [rank, 0],
    })
    expect(found.presence[0]).toBe(presence)
    expect(found.score[0]).toBe(4 * presence)
  })

  test('only volume that shares a page with another cluster of the topic counts as related', () => {
    const table = tableOf([
      serp('a1', 30, 'x own'),
      serp('a2', 10, 'own'),
      serp('b', 5, 'x'),
      serp('elsewhere', 5, 'own'),
    ])
    const { related } = scoreRelevance(table, {
      clusterOf: Int32Array.of(0, 0, 1, 2),
      clusterCount: 4,
      hubOf: Int32Array.of(7, 7, -1, -1),
      bestRank: new Uint8Array(4),
    })
    expect([...related]).toEqual([0.75, 1, NaN, NaN])
  })

  test('a cluster without a topic, or alone in its topic, has a presence but no relevance', () => {
    const { score, related, presence } = scoreRelevance(tableOf([serp('a', 1, 'x'), serp('b', 1, 'x')]), {
      clusterOf: Int32Array.of(0, 1),
      clusterCount: 2,
      hubOf: Int32Array.of(-1, 4),
      bestRank: [3, 0],
    })
    expect([...presence]).toEqual([1, 0])
    expect([...related, ...score]).toEqual([NaN, NaN, NaN, NaN])
  })
})

function serp(keyword: string, volume: number, pages: string): SerpRow {
  return { keyword, volume, urls: pages.split(' ').map((page) => `https://${page}.example/`) }
}

function round(values: ArrayLike<number>): number[] {
  return Array.from(values, (value) => Math.round(value * 1e6) / 1e6)
}

function relateByBruteForce(table: KeywordTable, options: RelevanceOptions) {
  const { clusterOf, clusterCount, hubOf, bestRank } = options
  const { hubs } = clusterKeywords(table, { minimumScore: 1 })
  const clusters = groupRows(clusterOf)
  const links = (row: number) =>
    [...table.urls.subarray(table.urlStart[row], table.urlEnd[row])].filter((page) => hubs[page] !== 1)
  const isRelated = (row: number) =>
    [...clusters].some(
      ([cluster, rows]) =>
        cluster !== clusterOf[row] &&
        hubOf[cluster] === hubOf[clusterOf[row]] &&
        rows.some((other) => links(other).some((page) => links(row).includes(page))),
    )
  return Array.from({ length: clusterCount }, (_, cluster) => {
    const rows = clusters.get(cluster) ?? []
    const hasVolume = rows.some((row) => table.volume[row] > 0)
    const weigh = (some: number[]) => some.reduce((sum, row) => sum + (hasVolume ? table.volume[row] : 1), 0)
    const topic = hubOf[cluster]
    const hasOthers =
      topic >= 0 &&
      [...clusters.keys()].some((other) => other >= 0 && other !== cluster && hubOf[other] === topic)
    const ranks = rows.map((row) => bestRank[row]).filter((rank) => rank > 0)
    const best = Math.min(100, ...ranks)
    return {
      related: hasOthers ? weigh(rows.filter(isRelated)) / weigh(rows) : NaN,
      presence: rows.length === 0 ? NaN : best <= 10 ? 1 : (100 - best) / 90,
    }
  })
}
