import { linkClusters } from './average-linkage.ts'
import { canonicalOrder } from './canonical-order.ts'
import { findComponents } from './components.ts'
import { findHubUrls } from './hub-urls.ts'
import { countUrls } from './inverted-index.ts'
import type { Lists } from './inverted-index.ts'
import type { KeywordTable } from './keyword-table.ts'
import { createGraphBuilder } from './linkage-graph.ts'
import { createMergeList } from './merge-list.ts'
import type { MergeList } from './merge-list.ts'
import { createOverlapCounter } from './node-overlaps.ts'
import { collectOverlapPairs } from './overlap-pairs.ts'
import type { OverlapPairs } from './overlap-pairs.ts'
import { groupEqualSerps } from './serp-nodes.ts'
import type { SerpNodes } from './serp-nodes.ts'

export interface Clustering {
  /** Rows in canonical order, without rows that are `leftOut`. */
  order: Uint32Array
  /** Rows of each cluster in canonical order. The clusters are in the order of their first rows. */
  clusters: Lists
  clusterCount: number
  /** By page id: 1 for each page that cannot link keywords by itself. */
  hubs: Uint8Array
  nodes: SerpNodes
  merges: MergeList
  /** Number of pairs counted, a pair once for each shared page. The run's time grows with it. */
  counted: number
}

export interface ClusteringOptions {
  /** 1..10: the minimum mean overlap across two clusters that merge. 0 merges all clusters that are connected. */
  minimumScore: number
  /** Hub flags by page id, if they are known already; by default hubs are found from all rows. */
  hubs?: Uint8Array
  /** 1 for each row that is not clustered; by default all are. */
  leftOut?: Uint8Array
  /**
   * Maximum number of pairs to count, a pair once for each shared page; the default is enough for every real
   * plan. With more pairs, the most frequent pages link only keywords of the same segment, so that a very large
   * subject may fall into several clusters.
   */
  mostPairs?: number
  /** `done` runs from 0 to 1 in each stage. */
  onProgress?: (stage: 'comparing' | 'clustering', done: number) => void
}

/** Components are linked in batches of about this number of nodes, because most have only a few. */
const BATCH = 8192

/**
 * Clusters keywords by sparse average linkage on the pages that their SERPs share. Every cluster of two or
 * more keywords has a mean pairwise overlap of at least `minimumScore`, no two clusters could still merge,
 * and the result does not depend on the order of the rows.
 */
export function clusterKeywords(table: KeywordTable, options: ClusteringOptions): Clustering {
  const { minimumScore } = options
  const { leftOut } = options
  const everyRow = canonicalOrder(table)
  const everyFrequency = countUrls(table)
  const hubs = options.hubs ?? findHubUrls(table, everyRow, everyFrequency)
  const order = leftOut ? everyRow.filter((row) => leftOut[row] !== 1) : everyRow
  const frequency = leftOut ? countUrls(table, leftOut) : everyFrequency
  const nodes = groupEqualSerps(table, order, frequency, hubs, minimumScore)
  const counter = createOverlapCounter(nodes, table.urlCount, options.mostPairs)
  const pairs = collectOverlapPairs(counter, nodes.count, (done) => options.onProgress?.('comparing', done))
  const merges = linkComponents(pairs, counter.nodeAt, nodes, options)
  const clusters = listClusters(order, nodes, merges)
  return {
    order,
    clusters,
    clusterCount: clusters.start.length - 1,
    hubs,
    nodes,
    merges,
    counted: counter.counted,
  }
}

function linkComponents(
  pairs: OverlapPairs,
  nodeAt: Int32Array,
  nodes: SerpNodes,
  { minimumScore, onProgress }: ClusteringOptions,
): MergeList {
  const merges = createMergeList(nodes.count)
  const componentOf = new Int32Array(nodes.count).fill(-1)
  const { start, items } = findComponents(pairs, minimumScore)
  const count = start.length - 1
  for (let c = 0; c < count; c++) for (let i = start[c]; i < start[c + 1]; i++) componentOf[items[i]] = c
  const builder = createGraphBuilder(
    pairs,
    nodeAt,
    componentOf,
    (node) => nodes.members.start[node + 1] - nodes.members.start[node],
  )

  for (let first = 0; first < count;) {
    let end = first + 1
    while (end < count && start[end + 1] - start[first] <= BATCH) end++
    const batch = builder.build(items.slice(start[first], start[end]).sort())
    linkClusters(batch.graph, minimumScore, (into, from, sum, crossPairs) =>
      merges.add(batch.nodes[into], batch.nodes[from], sum, crossPairs),
    )
    onProgress?.('clustering', start[end] / items.length)
    first = end
  }
  return merges
}

function listClusters(order: Uint32Array, nodes: SerpNodes, merges: MergeList): Lists {
  const rootOf = merges.roots()
  const place = new Int32Array(nodes.count)
  let count = 0
  for (let node = 0; node < nodes.count; node++)
    place[node] = rootOf[node] === node ? count++ : place[rootOf[node]]
  const start = new Uint32Array(count + 1)
  for (let at = 0; at < order.length; at++) start[place[nodes.nodeOf[order[at]]] + 1]++
  for (let cluster = 0; cluster < count; cluster++) start[cluster + 1] += start[cluster]
  const items = new Int32Array(order.length)
  const next = start.slice(0, count)
  for (let at = 0; at < order.length; at++) items[next[place[nodes.nodeOf[order[at]]]]++] = order[at]
  return { start, items }
}
