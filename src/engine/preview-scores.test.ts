import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySerpRows, drawClusterOf, drawLocked } from '#tests/support/engine/any-serp-rows.ts'
import { drawSerpRows, rowsOf, tableOf } from '#tests/support/engine/serp-rows.ts'
import { clusterKeywords } from './cluster-keywords.ts'
import { previewScores, type ScorePreview } from './preview-scores.ts'
import { reclusterKeywords } from './recluster-keywords.ts'

test('the preview of each score equals a run with that score', () => {
  fc.assert(
    fc.property(anySerpRows(), (rows) => {
      const table = tableOf(rows)
      for (const preview of previewScores(table))
        expect(preview).toEqual(count(preview.minimumScore, rowsOf(clusterKeywords(table, preview))))
    }),
    { numRuns: 200 },
  )
})

test('the preview of two thousand keywords with hubs equals ten runs', () => {
  const rows = drawSerpRows(5, { rows: 2000, pools: 150 })
  for (const { urls } of rows) urls.unshift('https://everywhere.example/', 'https://also-everywhere.example/')
  const table = tableOf(rows)
  for (const preview of previewScores(table))
    expect(preview).toEqual(count(preview.minimumScore, rowsOf(clusterKeywords(table, preview))))
})

test('locked clusters are counted unchanged at every score', () => {
  fc.assert(
    fc.property(anySerpRows(), fc.nat(), (rows, seed) => {
      const table = tableOf(rows)
      const clusterOf = drawClusterOf(seed, rows.length, 6)
      const lockedClusters = drawLocked(seed, 6)
      const nothing = { otherKeywords: new Int32Array(6), staysEmpty: new Uint8Array(6) }
      for (const preview of previewScores(table, { clusterOf, lockedClusters, ...nothing })) {
        const { minimumScore } = preview
        const after = reclusterKeywords(table, { clusterOf, clusterCount: 6, lockedClusters, minimumScore })
        const groups = Map.groupBy(after.clusterOf.keys(), (row) => after.clusterOf[row])
        expect(preview).toEqual(count(minimumScore, [...groups.values()]))
      }
    }),
  )
})

test('clusters that stay for keywords without results, or for a user who has worked on them, are counted at every score', () => {
  fc.assert(
    fc.property(anySerpRows(), fc.nat(), (rows, seed) => {
      const table = tableOf(rows)
      const clusterOf = drawClusterOf(seed, rows.length, 6)
      const lockedClusters = drawLocked(seed, 6)
      const staysEmpty = Uint8Array.from({ length: 6 }, (_, at) => (seed >> at) & 1)
      const otherKeywords = Int32Array.from({ length: 6 }, (_, at) => ((seed >> (at + 3)) & 3) % 3)
      for (const preview of previewScores(table, { clusterOf, lockedClusters, staysEmpty, otherKeywords })) {
        const { minimumScore } = preview
        const after = reclusterKeywords(table, { clusterOf, clusterCount: 6, lockedClusters, minimumScore })
        const sizes = Array.from({ length: after.clusterCount }, (_, at) => otherKeywords[at] ?? 0)
        for (const cluster of after.clusterOf) sizes[cluster]++
        const left = sizes.filter((size, at) => size > 0 || staysEmpty[at] === 1)
        expect(preview).toEqual(
          count(
            minimumScore,
            left.map((length) => Array.from({ length })),
          ),
        )
      }
    }),
    { numRuns: 100 },
  )
})

test('an empty table has no cluster at any score', () => {
  expect(previewScores(tableOf([]))).toEqual(Array.from({ length: 10 }, (_, at) => count(at + 1, [])))
})

function count(minimumScore: number, clusters: number[][]): ScorePreview {
  const bySize = Map.groupBy(clusters, ({ length }) => length)
  const sizes = [...bySize].map(([size, all]): [number, number] => [size, all.length])
  return {
    minimumScore,
    clusterCount: clusters.length,
    sizes: sizes.toSorted(([one], [other]) => other - one),
  }
}
