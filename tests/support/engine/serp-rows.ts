import { KeywordTableBuilder, type Clustering, type KeywordTable } from '#engine/index.ts'

export interface SerpRow {
  keyword: string
  volume: number
  urls: string[]
}

/** A generator of numbers in [0, 1) that repeats for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Rows whose SERPs are drawn from pools of a few pages: overlaps of every size, many of them equal. */
export function drawSerpRows(
  seed: number,
  { rows, pools, poolSize = 14 }: { rows: number; pools: number; poolSize?: number },
): SerpRow[] {
  const random = createRandom(seed)
  const pick = (count: number) => Math.floor(random() * count)
  return Array.from({ length: rows }, (_, i) => {
    const pool = pick(pools)
    const urls = Array.from({ length: pick(11) }, () => {
      const source = random() < 0.85 ? pool : pick(pools)
      return `https://pool-${source}.example/page-${pick(poolSize)}`
    })
    return { keyword: `keyword ${i}`, volume: pick(4) * 10, urls }
  })
}

/** `volume` is null for a keyword whose volume is unknown. */
export function tableOf(rows: (Omit<SerpRow, 'volume'> & { volume: number | null })[]): KeywordTable {
  const builder = new KeywordTableBuilder()
  const encoder = new TextEncoder()
  for (const { keyword, volume, urls } of rows) {
    for (const url of urls) {
      const bytes = encoder.encode(url)
      builder.url(bytes, 0, bytes.length)
    }
    const bytes = encoder.encode(keyword)
    builder.row(bytes, 0, bytes.length, volume)
  }
  return builder.table()
}

/** The rows of each cluster. */
export function rowsOf({ clusters, clusterCount }: Clustering): number[][] {
  return Array.from({ length: clusterCount }, (_, cluster) =>
    Array.from(clusters.items.subarray(clusters.start[cluster], clusters.start[cluster + 1])),
  )
}

/** The keywords of each cluster, in an order that does not depend on the input's. */
export function keywordsOf(rows: SerpRow[], clustering: Clustering): string[][] {
  return rowsOf(clustering)
    .map((members) => members.map((row) => rows[row].keyword).toSorted())
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

export function clusterOfRows(clustering: Clustering, rows: number): Int32Array {
  const clusterOf = new Int32Array(rows)
  for (const [cluster, members] of rowsOf(clustering).entries())
    for (const row of members) clusterOf[row] = cluster
  return clusterOf
}
