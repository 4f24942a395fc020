import { canonicalOrder } from './canonical-order.ts'
import { describeClusters } from './describe-clusters.ts'
import { listRows } from './describe-placement.ts'
import { findHubUrls } from './hub-urls.ts'
import { countUrls, invertLists, type Lists } from './inverted-index.ts'
import type { KeywordTable } from './keyword-table.ts'
import { groupEqualSerps } from './serp-nodes.ts'

export interface DriftOptions {
  /** Cluster of each row, from 0; -1 for rows without one, which are ignored. */
  clusterOf: Int32Array
  clusterCount: number
  /** 1 for each cluster that loses and gains no keywords; by default none is locked. */
  lockedClusters?: Uint8Array
  /** 1..10 */
  minimumScore: number
}

export interface Drift {
  row: number
  /** Mean overlap with the rest of its cluster, 0..10; null if no other keyword there has results. */
  overlap: number | null
  /** The other cluster of largest mean overlap, or -1 if no other shares a linking page. */
  bestCluster: number
  bestOverlap: number
  /**
   * moves: the mean overlap with the other cluster is at least one result of ten larger and reaches the minimum
   * score. alone: neither its own cluster nor another reaches the minimum score.
   */
  verdict: 'moves' | 'alone'
}

/** Another cluster must be better by this number of results of ten; smaller differences are noise. */
const LEAD = 1

/**
 * Keywords whose current results have moved away from their cluster, in canonical order. The means are those
 * that lists show: rows without results are left out and hubs count, but another cluster must also share a page
 * that is not a hub.
 */
export function findDrift(table: KeywordTable, options: DriftOptions): Drift[] {
  const { clusterOf, clusterCount, minimumScore } = options
  const order = canonicalOrder(table)
  const clusters = listRows(order, { clusterOf, clusterCount })
  const { sharedSum } = describeClusters(table, { clusters, clusterCount }, minimumScore)
  const known = countKnown(table, options)
  const { nodeOf, best, second } = findBestClusters(table, { order, clusters, known, options })

  const drifts: Drift[] = []
  for (const row of order) {
    const cluster = clusterOf[row]
    if (cluster < 0 || !hasSerp(table, row) || options.lockedClusters?.[cluster] === 1) continue
    const other = best.cluster[nodeOf[row]] === cluster ? second : best
    const node = nodeOf[row]
    const own = { sum: sharedSum[row], size: known[cluster] - 1 }
    const verdict = judgeDrift(own, { sum: other.sum[node], size: other.size[node] }, minimumScore)
    if (verdict === null) continue
    drifts.push({
      row,
      overlap: own.size > 0 ? own.sum / own.size : null,
      bestCluster: other.cluster[node],
      bestOverlap: other.sum[node] / other.size[node],
      verdict,
    })
  }
  return drifts
}

interface Mean {
  sum: number
  size: number
}

/** Multiplies instead of dividing, so that means are compared without rounding. */
function judgeDrift(own: Mean, other: Mean, minimumScore: number): Drift['verdict'] | null {
  const ownSize = Math.max(own.size, 1)
  const isReached = other.sum >= minimumScore * other.size
  const lead = other.sum * ownSize - own.sum * other.size
  if (isReached && lead >= LEAD * other.size * ownSize) return 'moves'
  return !isReached && own.size > 0 && own.sum < minimumScore * own.size ? 'alone' : null
}

/** Number of rows with results in each cluster. */
function countKnown(table: KeywordTable, { clusterOf, clusterCount }: DriftOptions): Uint32Array {
  const known = new Uint32Array(clusterCount)
  for (let row = 0; row < table.count; row++)
    if (clusterOf[row] >= 0 && hasSerp(table, row)) known[clusterOf[row]]++
  return known
}

function hasSerp({ urlStart, urlEnd }: KeywordTable, row: number): boolean {
  return urlEnd[row] > urlStart[row]
}

interface Best {
  /** By node; -1 for none. */
  cluster: Int32Array
  sum: Float64Array
  size: Float64Array
}

function createBest(count: number): Best {
  return {
    cluster: new Int32Array(count).fill(-1),
    sum: new Float64Array(count),
    size: new Float64Array(count).fill(1),
  }
}

interface Search {
  order: Uint32Array
  clusters: Lists
  known: Uint32Array
  options: DriftOptions
}

/**
 * The two clusters of largest mean overlap with each node of equal SERPs; two, because the best may be the
 * row's own. Counts the pages of each cluster once, then adds the counts up for every node that shares a linking
 * page, which is faster than comparing pairs of keywords.
 */
function findBestClusters(table: KeywordTable, { order, clusters, known, options }: Search) {
  const { clusterOf, lockedClusters } = options
  const hubs = findHubUrls(table, order, countUrls(table))
  const leftOut = Uint8Array.from(clusterOf, (cluster) => (cluster < 0 ? 1 : 0))
  const rows = order.filter((row) => leftOut[row] === 0)
  const nodes = groupEqualSerps(table, rows, countUrls(table, leftOut), hubs, 1)
  const index = invertLists(nodes.pages, nodes.count, table.urlCount)
  const best = createBest(nodes.count)
  const second = createBest(nodes.count)
  const counts = new Int32Array(table.urlCount)
  const lastCluster = new Int32Array(nodes.count).fill(-1)
  const isDone = new Uint8Array(clusters.start.length)

  for (const row of rows) {
    const cluster = clusterOf[row]
    if (isDone[cluster] === 1 || lockedClusters?.[cluster] === 1) continue
    isDone[cluster] = 1
    const members = clusters.items.subarray(clusters.start[cluster], clusters.start[cluster + 1])
    for (const page of countPages(table, members, counts)) {
      for (let i = index.start[page]; i < index.start[page + 1]; i++) {
        const node = index.items[i]
        if (lastCluster[node] === cluster) continue
        lastCluster[node] = cluster
        offer(node, cluster, sumCounts(nodes.pages, node, counts) + sumCounts(nodes.hubPages, node, counts))
      }
    }
    clearCounts(table, members, counts)
  }
  return { nodeOf: nodes.nodeOf, best, second }

  /** Called in the canonical order of the clusters: among equal means the first one stays. */
  function offer(node: number, cluster: number, sum: number): void {
    if (isNearer(sum, known[cluster], best, node)) {
      second.cluster[node] = best.cluster[node]
      second.sum[node] = best.sum[node]
      second.size[node] = best.size[node]
      put(best, node, cluster, sum)
    } else if (isNearer(sum, known[cluster], second, node)) put(second, node, cluster, sum)
  }

  function put(into: Best, node: number, cluster: number, sum: number): void {
    into.cluster[node] = cluster
    into.sum[node] = sum
    into.size[node] = known[cluster]
  }
}

function isNearer(sum: number, size: number, than: Best, node: number): boolean {
  return sum * than.size[node] > than.sum[node] * size
}

/** Counts how many of these SERPs have each page; returns the pages. */
function countPages(
  { urls, urlStart, urlEnd }: KeywordTable,
  rows: Int32Array,
  counts: Int32Array,
): number[] {
  const pages: number[] = []
  for (const row of rows)
    for (let i = urlStart[row]; i < urlEnd[row]; i++) if (counts[urls[i]]++ === 0) pages.push(urls[i])
  return pages
}

function clearCounts({ urls, urlStart, urlEnd }: KeywordTable, rows: Int32Array, counts: Int32Array): void {
  for (const row of rows) for (let i = urlStart[row]; i < urlEnd[row]; i++) counts[urls[i]] = 0
}

function sumCounts({ start, items }: Lists, list: number, counts: Int32Array): number {
  let sum = 0
  for (let i = start[list]; i < start[list + 1]; i++) sum += counts[items[i]]
  return sum
}
