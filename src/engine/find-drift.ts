import { canonicalOrder } from './canonical-order.ts'
import { describeClusters } from './describe-clusters.ts'
import { listRows } from './describe-placement.ts'
import { findHubUrls } from './hub-urls.ts'
import { countUrls, invertLists, type Lists } from './inverted-index.ts'
import type { KeywordTable } from './keyword-table.ts'
import { groupEqualSerps } from './serp-nodes.ts'

export interface DriftOptions {
  /** Cluster of each row, from 0; -1 for rows that are in none, which do not count. */
  clusterOf: Int32Array
  clusterCount: number
  /** 1 for each cluster whose keywords stay and that takes in no other; none by default. */
  lockedClusters?: Uint8Array
  /** 1..10 */
  minimumScore: number
}

export interface Drift {
  row: number
  /** Mean overlap with the rest of its cluster, 0..10; null where there is no other keyword with results. */
  overlap: number | null
  /** The other cluster of largest mean overlap, or -1 where none shares a linking page. */
  bestCluster: number
  bestOverlap: number
  /**
   * moves: the other cluster is better by one result of ten or more and reaches the minimum score. alone:
   * neither its own cluster nor any other reaches it.
   */
  verdict: 'moves' | 'alone'
}

/** By how many results of ten another cluster must be better: less is noise of the search engine. */
const LEAD = 1

/**
 * Keywords that have moved away from their cluster, by the results as they are now, in canonical order. Means are those
 * that lists show: rows without results are left out, hubs count, but another cluster must share a page that is none.
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
    const verdict = judge(own, { sum: other.sum[node], size: other.size[node] }, minimumScore)
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

/** In whole numbers, so that nothing is rounded where means are equal. */
function judge(own: Mean, other: Mean, minimumScore: number): Drift['verdict'] | null {
  const ownSize = Math.max(own.size, 1)
  const isReached = other.sum >= minimumScore * other.size
  const lead = other.sum * ownSize - own.sum * other.size
  if (isReached && lead >= LEAD * other.size * ownSize) return 'moves'
  return !isReached && own.size > 0 && own.sum < minimumScore * own.size ? 'alone' : null
}

/** Rows with results by cluster. */
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
  /** -1 for none. */
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
 * The two clusters of largest mean overlap with each node of equal SERPs: one of them can be a row's own. Counts the
 * pages of a cluster once and adds them up for the nodes that share a linking one; no pair of keywords is looked at.
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
  const askedBy = new Int32Array(nodes.count).fill(-1)
  const isDone = new Uint8Array(clusters.start.length)

  for (const row of rows) {
    const cluster = clusterOf[row]
    if (isDone[cluster] === 1 || lockedClusters?.[cluster] === 1) continue
    isDone[cluster] = 1
    const members = clusters.items.subarray(clusters.start[cluster], clusters.start[cluster + 1])
    for (const page of countPages(table, members, counts)) {
      for (let i = index.start[page]; i < index.start[page + 1]; i++) {
        const node = index.items[i]
        if (askedBy[node] === cluster) continue
        askedBy[node] = cluster
        offer(node, cluster, sumCounts(nodes.pages, node, counts) + sumCounts(nodes.hubPages, node, counts))
      }
    }
    forgetPages(table, members, counts)
  }
  return { nodeOf: nodes.nodeOf, best, second }

  /** Clusters come in canonical order: of equal ones the first stays. */
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

/** Counts in how many of these SERPs each page stands; returns the pages. */
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

function forgetPages({ urls, urlStart, urlEnd }: KeywordTable, rows: Int32Array, counts: Int32Array): void {
  for (const row of rows) for (let i = urlStart[row]; i < urlEnd[row]; i++) counts[urls[i]] = 0
}

function sumCounts({ start, items }: Lists, list: number, counts: Int32Array): number {
  let sum = 0
  for (let i = start[list]; i < start[list + 1]; i++) sum += counts[items[i]]
  return sum
}
