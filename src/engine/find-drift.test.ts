import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySerpRows, drawClusterOf, drawLocked, groupRows } from '#tests/support/engine/any-serp-rows.ts'
import { tableOf, type SerpRow } from '#tests/support/engine/serp-rows.ts'
import { clusterKeywords } from './cluster-keywords.ts'
import { findDrift, type DriftOptions } from './find-drift.ts'

const anyPlan = fc
  .record({
    rows: anySerpRows({ most: 60 }),
    seed: fc.nat(),
    clusterCount: fc.integer({ min: 1, max: 12 }),
    minimumScore: fc.integer({ min: 1, max: 10 }),
  })
  .map(({ rows, seed, clusterCount, minimumScore }) => ({
    rows,
    options: {
      clusterOf: drawClusterOf(seed, rows.length, clusterCount),
      clusterCount,
      lockedClusters: drawLocked(seed, clusterCount),
      minimumScore,
    },
  }))

describe('keywords that have moved away from their cluster', () => {
  test('the drifted keywords are those that comparing every pair finds', () => {
    fc.assert(
      fc.property(anyPlan, ({ rows, options }) => {
        const found = findDrift(tableOf(rows), options)
        expect(found.toSorted((a, b) => a.row - b.row)).toEqual(findByBruteForce(rows, options))
      }),
      { numRuns: 300 },
    )
  })

  test('no keyword has drifted if each shares its results with all of its cluster and with no other', () => {
    const kinds = ['a1 a2 a3', 'a1 a2 a3', 'b1 b2 b3', 'b1 b2 b3', 'c1 c2 c3']
    const table = tableOf(kinds.map((pages, i) => serp(`keyword ${i}`, pages)))
    const clusterOf = Int32Array.of(0, 0, 1, 1, 2)
    expect(findDrift(table, { clusterOf, clusterCount: 3, minimumScore: 3 })).toEqual([])
  })

  test('a page that ranks for all keywords moves no keyword to another cluster', () => {
    const rows = Array.from({ length: 60 }, (_, i) => ({
      keyword: `keyword ${i}`,
      volume: 1,
      urls: ['https://everywhere.example/', `https://own-${i}.example/`],
    }))
    const clusterOf = Int32Array.from(rows, (_, row) => row)
    expect(findDrift(tableOf(rows), { clusterOf, clusterCount: 60, minimumScore: 1 })).toEqual([])
  })

  test('a keyword moves to a cluster with which it shares at least one result of ten more', () => {
    const rows = [serp('moves', 'b1 b2 b3 b4 a1'), serp('a', 'a1 a2 a3 a4'), serp('b', 'b1 b2 b3 b4')]
    const options = { clusterOf: Int32Array.of(0, 0, 1), clusterCount: 2, minimumScore: 3 }
    expect(findDrift(tableOf(rows), options)).toEqual([
      { row: 1, overlap: 1, bestCluster: -1, bestOverlap: 0, verdict: 'alone' },
      { row: 0, overlap: 1, bestCluster: 1, bestOverlap: 4, verdict: 'moves' },
    ])
    const lead = (text: string) => findDrift(tableOf([serp('moves', text), ...rows.slice(1)]), options)
    expect(lead('b1 b2 b3 b4 a1 a2 a3').map(({ verdict }) => verdict)).toEqual(['moves'])
    expect(lead('b1 b2 b3 a1 a2 a3')).toEqual([])
  })
})

function serp(keyword: string, pages: string): SerpRow {
  return { keyword, volume: 1, urls: pages.split(' ').map((page) => `https://${page}.example/`) }
}

function findByBruteForce(rows: SerpRow[], options: DriftOptions) {
  const { clusterOf, lockedClusters, minimumScore } = options
  const table = tableOf(rows)
  const pages = rows.map((_, row) => new Set(table.urls.subarray(table.urlStart[row], table.urlEnd[row])))
  const { hubs } = clusterKeywords(table, { minimumScore })
  const links = (page: number) => hubs[page] !== 1
  const shared = (a: number, b: number) => [...pages[a]].filter((page) => pages[b].has(page))
  const clusters = groupRows(clusterOf)
  const firstOf = (cluster: number) =>
    Math.min(...(clusters.get(cluster) ?? []).map((row) => canonicalRank(rows, row)))

  const sumWith = (row: number, cluster: number) => {
    const others = (clusters.get(cluster) ?? []).filter((other) => other !== row && pages[other].size > 0)
    const common = others.flatMap((other) => shared(row, other))
    return { cluster, size: others.length, sum: common.length, isLinked: common.some(links) }
  }
  return rows.flatMap((_, row) => {
    const cluster = clusterOf[row]
    if (cluster < 0 || pages[row].size === 0 || lockedClusters?.[cluster] === 1) return []
    const own = sumWith(row, cluster)
    const others = [...clusters.keys()]
      .filter((other) => other !== cluster && lockedClusters?.[other] !== 1)
      .map((other) => sumWith(row, other))
      .filter(({ isLinked }) => isLinked)
      .toSorted((a, b) => b.sum * a.size - a.sum * b.size || firstOf(a.cluster) - firstOf(b.cluster))
    const best = others.at(0) ?? { cluster: -1, sum: 0, size: 1 }
    const overlap = own.size > 0 ? own.sum / own.size : null
    const bestOverlap = best.sum / best.size
    const isReached = bestOverlap >= minimumScore
    const isAlone = !isReached && overlap !== null && overlap < minimumScore
    const isBetter = isReached && bestOverlap - (overlap ?? 0) >= 1 - 1e-9
    const found = { row, overlap, bestCluster: best.cluster, bestOverlap }
    if (isBetter) return [{ ...found, verdict: 'moves' }]
    return isAlone ? [{ ...found, verdict: 'alone' }] : []
  })
}

function canonicalRank(rows: SerpRow[], row: number): number {
  const order = [...rows.keys()].toSorted(
    (a, b) => rows[b].volume - rows[a].volume || (rows[a].keyword < rows[b].keyword ? -1 : 1),
  )
  return order.indexOf(row)
}
