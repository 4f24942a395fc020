import fc from 'fast-check'
import { createRandom, drawSerpRows, type SerpRow } from './serp-rows.ts'

/**
 * Rows like real ones: overlaps of every size and empty SERPs; sometimes with equal SERPs under other keywords, or with
 * a page that ranks for most keywords, which is a hub from fifty rows on.
 */
export function anySerpRows({ most = 120 }: { most?: number } = {}): fc.Arbitrary<SerpRow[]> {
  return fc
    .record({
      seed: fc.nat(),
      rows: fc.integer({ min: 1, max: most }),
      pools: fc.integer({ min: 1, max: 8 }),
      twins: fc.boolean(),
      hub: fc.boolean(),
    })
    .map(({ seed, rows, pools, twins, hub }) => {
      const drawn = drawSerpRows(seed, { rows, pools })
      if (hub) for (const { urls } of drawn) urls.splice(urls.length % 3, 0, 'https://everywhere.example/')
      return twins ? [...drawn, ...drawn.map((row) => ({ ...row, keyword: `${row.keyword} again` }))] : drawn
    })
}

/** Some cluster, or none (-1), for each of `rows` rows. */
export function drawClusterOf(seed: number, rows: number, clusterCount: number): Int32Array {
  const random = createRandom(seed)
  return Int32Array.from({ length: rows }, () => Math.floor(random() * (clusterCount + 1)) - 1)
}

/** Flags about a third of the clusters. */
export function drawLocked(seed: number, clusterCount: number): Uint8Array {
  const random = createRandom(seed)
  return Uint8Array.from({ length: clusterCount }, () => (random() < 0.33 ? 1 : 0))
}

/** The rows of each cluster. */
export function groupRows(clusterOf: Int32Array): Map<number, number[]> {
  const groups = Map.groupBy(clusterOf.keys(), (row) => clusterOf[row])
  groups.delete(-1)
  return groups
}
