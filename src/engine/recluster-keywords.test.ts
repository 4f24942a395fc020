import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySerpRows, drawClusterOf, drawLocked, groupRows } from '#tests/support/engine/any-serp-rows.ts'
import { tableOf } from '#tests/support/engine/serp-rows.ts'
import type { SerpRow } from '#tests/support/engine/serp-rows.ts'
import { scoreSet, scoreSets } from './overlap-scores.ts'
import { reclusterKeywords } from './recluster-keywords.ts'

const CLUSTERS = 7
const anyPlan = fc
  .record({ rows: anySerpRows({ most: 60 }), seed: fc.nat(), minimumScore: fc.integer({ min: 1, max: 10 }) })
  .map(({ rows, seed, minimumScore }) => ({
    rows,
    table: tableOf(rows),
    options: {
      clusterOf: drawClusterOf(seed, rows.length, CLUSTERS),
      clusterCount: CLUSTERS,
      lockedClusters: drawLocked(seed, CLUSTERS),
      minimumScore,
    },
  }))

describe('a full run over a plan with clusters', () => {
  test('a full run moves no row out of or into a locked cluster', () => {
    fc.assert(
      fc.property(anyPlan, ({ table, options }) => {
        const after = reclusterKeywords(table, options)
        const lockedRows = (clusterOf: Int32Array) =>
          clusterOf.map((cluster) => (options.lockedClusters[cluster] === 1 ? cluster : -1))
        expect(lockedRows(after.clusterOf)).toEqual(lockedRows(options.clusterOf))
      }),
    )
  })

  test('after a full run every row has a cluster, and a cluster without rows has no main row', () => {
    fc.assert(
      fc.property(anyPlan, ({ table, options }) => {
        const { clusterOf, clusterCount, mainRow } = reclusterKeywords(table, options)
        const used = groupRows(clusterOf)
        expect([...used.values()].flat()).toHaveLength(table.count)
        expect(mainRow).toHaveLength(clusterCount)
        for (let cluster = 0; cluster < clusterCount; cluster++)
          expect(used.get(cluster) ?? [-1]).toContain(mainRow[cluster])
        for (let cluster = CLUSTERS; cluster < clusterCount; cluster++) expect(used.has(cluster)).toBe(true)
      }),
    )
  })

  test('after a full run, unlocked clusters reach the minimum score and no two of them could merge', () => {
    fc.assert(
      fc.property(anyPlan, ({ rows, options }) => {
        const table = tableOf(withoutHub(rows))
        const { clusterOf } = reclusterKeywords(table, options)
        const free = [...groupRows(clusterOf)].filter(([cluster]) => options.lockedClusters[cluster] !== 1)
        for (const [i, [, members]] of free.entries()) {
          expect(scoreSet(table, members) ?? 10).toBeGreaterThanOrEqual(options.minimumScore - 1e-9)
          for (const [, others] of free.slice(i + 1))
            expect(scoreSets(table, members, others) ?? 0).toBeLessThan(options.minimumScore)
        }
      }),
    )
  })

  test('a new cluster gets the number of its largest intersection, and each number is given once', () => {
    fc.assert(
      fc.property(anyPlan, ({ table, options }) => {
        const { clusterOf: before, lockedClusters } = options
        const { clusterOf: after } = reclusterKeywords(table, options)
        const groups = groupRows(after)
        const shared = (cluster: number, old: number) =>
          (groups.get(cluster) ?? []).filter((row) => before[row] === old).length
        for (let old = 0; old < CLUSTERS; old++) {
          if (lockedClusters[old] === 1) continue
          for (const cluster of groups.keys()) {
            const common = shared(cluster, old)
            if (common === 0 || cluster === old) continue
            const hasBetterNumber = cluster < CLUSTERS && shared(cluster, cluster) >= common
            expect(hasBetterNumber || shared(old, old) >= common).toBe(true)
          }
        }
      }),
    )
  })

  test('a full run over the same data again changes nothing', () => {
    fc.assert(
      fc.property(anyPlan, ({ table, options }) => {
        const once = reclusterKeywords(table, options)
        const { lockedClusters, minimumScore } = options
        expect(reclusterKeywords(table, { ...once, lockedClusters, minimumScore })).toEqual(once)
      }),
    )
  })

  test('the order of the rows does not change the result of a full run', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(), ({ rows, table, options }, by) => {
        const from = (row: number) => (row + by) % rows.length
        const turned = reclusterKeywords(tableOf(rows.map((_, row) => rows[from(row)])), {
          ...options,
          clusterOf: options.clusterOf.map((_, row) => options.clusterOf[from(row)]),
        })
        const straight = reclusterKeywords(table, options)
        expect(turned.clusterOf).toEqual(straight.clusterOf.map((_, row) => straight.clusterOf[from(row)]))
        expect(turned.overlap).toEqual(straight.overlap)
        expect(turned.mainRow.map((row) => (row < 0 ? row : from(row)))).toEqual(straight.mainRow)
      }),
    )
  })

  test('when a cluster is split in half, the half with the first keyword keeps the number', () => {
    const table = tableOf([
      keyword('c', 1, 'one'),
      keyword('d', 1, 'one'),
      keyword('a', 2, 'two'),
      keyword('b', 1, 'two'),
    ])
    const { clusterOf, clusterCount } = reclusterKeywords(table, {
      clusterOf: Int32Array.of(0, 0, 0, 0),
      clusterCount: 1,
      minimumScore: 3,
    })
    expect({ clusterOf: [...clusterOf], clusterCount }).toEqual({ clusterOf: [1, 1, 0, 0], clusterCount: 2 })
  })
})

function keyword(text: string, volume: number, site: string): SerpRow {
  return { keyword: text, volume, urls: [1, 2, 3, 4].map((page) => `https://${site}.example/${page}`) }
}

/** Removes the hub: two clusters whose mean overlap allows a merge may not merge if they share only hubs. */
function withoutHub(rows: SerpRow[]): SerpRow[] {
  return rows.map((one) => ({ ...one, urls: one.urls.filter((url) => !url.includes('everywhere')) }))
}
