import type { Clustering } from './cluster-keywords.ts'
import type { KeywordTable } from './keyword-table.ts'

/** Figures that lists and exports show; clusters are numbered as in the clustering. */
export interface ClusterDescriptions {
  /** For each row: sum of the pages that it shares with each other row of its cluster. */
  sharedSum: Float64Array
  /** Row of the main keyword; -1 for a cluster without rows. */
  mainRow: Int32Array
  /** Sum of the known monthly searches of the keywords. */
  volume: Float64Array
  /** Number of keywords whose monthly searches are known. */
  knownVolumes: Uint32Array
  /** Mean number of shared pages over all pairs, 0..10; NaN for fewer than two keywords. */
  overlap: Float64Array
  /** Clusters by volume descending, those without a known volume last; equal ones in canonical order. */
  byVolume: Uint32Array
}

/** Finds the main keyword of each cluster, its volume and its overlaps. */
export function describeClusters(
  table: KeywordTable,
  { clusters, clusterCount }: Pick<Clustering, 'clusters' | 'clusterCount'>,
  minimumScore: number,
): ClusterDescriptions {
  const sharedSum = new Float64Array(table.count)
  const mainRow = new Int32Array(clusterCount)
  const volume = new Float64Array(clusterCount)
  const knownVolumes = new Uint32Array(clusterCount)
  const overlap = new Float64Array(clusterCount).fill(NaN)
  const counts = new Int32Array(table.urlCount)
  for (let cluster = 0; cluster < clusterCount; cluster++) {
    const rows = clusters.items.subarray(clusters.start[cluster], clusters.start[cluster + 1])
    for (let i = 0; i < rows.length; i++) {
      volume[cluster] += table.volume[rows[i]]
      knownVolumes[cluster] += table.hasVolume[rows[i]]
    }
    mainRow[cluster] = rows.length === 0 ? -1 : rows[0]
    if (rows.length < 2) continue
    const total = sumShared(table, rows, counts, sharedSum)
    overlap[cluster] = total / (rows.length * (rows.length - 1))
    mainRow[cluster] = pickMainKeyword(table, rows, sharedSum, minimumScore)
  }
  const isKnown = knownVolumes.map((known) => Math.min(known, 1))
  const byVolume = Uint32Array.from(volume.keys()).sort(
    (a, b) => volume[b] - volume[a] || isKnown[b] - isKnown[a] || a - b,
  )
  return { sharedSum, mainRow, volume, knownVolumes, overlap, byVolume }
}

/** Fills `sharedSum` for `rows` by counting how many of them have each page; returns the total of the sums. */
function sumShared(
  { urls, urlStart, urlEnd }: KeywordTable,
  rows: Int32Array,
  counts: Int32Array,
  sharedSum: Float64Array,
): number {
  let total = 0
  addCounts(1)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    for (let i = urlStart[row]; i < urlEnd[row]; i++) sharedSum[row] += counts[urls[i]] - 1
    total += sharedSum[row]
  }
  addCounts(-1)
  return total

  function addCounts(step: 1 | -1): void {
    for (let at = 0; at < rows.length; at++)
      for (let i = urlStart[rows[at]]; i < urlEnd[rows[at]]; i++) counts[urls[i]] += step
  }
}

/**
 * The keyword of largest volume among those whose mean overlap with the rest reaches `minimumScore`, or among
 * all if none does. Ties go to the largest sum of overlaps, then to canonical order.
 * @param rows in canonical order
 */
function pickMainKeyword(
  table: KeywordTable,
  rows: Int32Array,
  sharedSum: Float64Array,
  minimumScore: number,
): number {
  const needed = minimumScore * (rows.length - 1)
  let best = -1
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    if (best >= 0 && table.volume[row] < table.volume[best]) break
    if (sharedSum[row] >= needed && (best < 0 || sharedSum[row] > sharedSum[best])) best = row
  }
  return best >= 0 ? best : pickMainKeyword(table, rows, sharedSum, 0)
}
