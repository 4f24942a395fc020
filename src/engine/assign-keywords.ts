import { linkClusters } from './average-linkage.ts'
import { canonicalOrder } from './canonical-order.ts'
import { findRoot } from './components.ts'
import { createEdgeList } from './edge-list.ts'
import type { EdgeList } from './edge-list.ts'
import type { KeywordTable } from './keyword-table.ts'
import { createOverlapCounter } from './node-overlaps.ts'
import { findRowsWithPages } from './page-rows.ts'
import type { PageRows } from './page-rows.ts'
import { groupEqualSerps } from './serp-nodes.ts'
import type { SerpNodes } from './serp-nodes.ts'

interface AssignmentOptions {
  /** Cluster of each row, from 0; -1 for new keywords. */
  clusterOf: Int32Array
  clusterCount: number
  /** 1 for each cluster that gets no new keywords; by default none is locked. */
  lockedClusters?: Uint8Array
  /** Hub flags by page id, from the last full run. Page ids past its end are not hubs. */
  hubs: Uint8Array
  minimumScore: number
}

interface Assignment {
  /** Cluster of each row; clusters from the old `clusterCount` on are new. */
  clusterOf: Int32Array
  clusterCount: number
}

/**
 * Places new keywords and moves no others: each joins the cluster of largest mean overlap, if that is at
 * least `minimumScore`, or forms new clusters with other new keywords. It is average linkage that starts
 * with the existing clusters and never merges two of them; locked clusters take no part.
 */
export function assignKeywords(table: KeywordTable, options: AssignmentOptions): Assignment {
  const { minimumScore } = options
  const clusterOf = hideLocked(options)
  const newRows = canonicalOrder(table, listNewRows(clusterOf))
  const found = findRowsWithPages(table, newRows, clusterOf, options.hubs)
  const nodes = groupEqualSerps(table, newRows, found.frequency, found.hubs, minimumScore)
  const edges = createEdgeList()
  const frozen = linkToClusters(table, nodes, found, clusterOf, edges)
  linkNewNodes(nodes, frozen.clusters.length, table.urlCount, edges)

  const count = frozen.clusters.length + nodes.count
  const size = new Float64Array(count)
  size.set(frozen.sizes)
  for (let node = 0; node < nodes.count; node++) size[frozen.clusters.length + node] = sizeOf(nodes, node)
  const parent = new Int32Array(count)
  for (let i = 0; i < count; i++) parent[i] = i
  const graph = edges.toGraph(size, frozen.clusters.length)
  linkClusters(graph, minimumScore, (into, from) => {
    parent[from] = into
  })
  return nameClusters(options, nodes, frozen.clusters, parent)
}

/** Marks the rows of locked clusters, which are neither new nor in a cluster that can be joined. */
const HIDDEN = -2

function hideLocked({ clusterOf, lockedClusters }: AssignmentOptions): Int32Array {
  if (lockedClusters === undefined) return clusterOf
  return clusterOf.map((cluster) => (lockedClusters[cluster] === 1 ? HIDDEN : cluster))
}

function listNewRows(clusterOf: Int32Array): Uint32Array {
  const rows: number[] = []
  for (let row = 0; row < clusterOf.length; row++) if (clusterOf[row] === -1) rows.push(row)
  return Uint32Array.from(rows)
}

/**
 * Adds the edges between new nodes and existing clusters. In the graph, clusters are numbered 0, 1, ... in
 * the order of their cluster numbers, and new nodes follow.
 */
function linkToClusters(
  table: KeywordTable,
  nodes: SerpNodes,
  found: PageRows,
  clusterOf: Int32Array,
  edges: EdgeList,
) {
  const sums = Array.from({ length: nodes.count }, (_, node) =>
    sumOverlaps(table, nodes, node, found, clusterOf),
  )
  const keywords = new Map<number, number>()
  for (const sumOf of sums) for (const cluster of sumOf.keys()) keywords.set(cluster, 0)
  for (let row = 0; row < table.count; row++) {
    const size = keywords.get(clusterOf[row])
    if (size !== undefined && table.urlEnd[row] > table.urlStart[row]) keywords.set(clusterOf[row], size + 1)
  }
  const clusters = Int32Array.from(keywords.keys()).sort()
  const place = new Map(Array.from(clusters, (cluster, i) => [cluster, i]))
  for (const [node, sumOf] of sums.entries())
    for (const [cluster, sum] of sumOf)
      edges.add(place.get(cluster) ?? 0, clusters.length + node, sum * sizeOf(nodes, node))
  return { clusters, sizes: Array.from(clusters, (cluster) => keywords.get(cluster) ?? 0) }
}

/** For each cluster that shares a linking page with the node: the sum of the node's overlaps with its keywords. */
function sumOverlaps(
  table: KeywordTable,
  { pages, hubPages }: SerpNodes,
  node: number,
  { rows, hubs }: PageRows,
  clusterOf: Int32Array,
): Map<number, number> {
  const shared = new Map<number, number>()
  for (let i = pages.start[node]; i < pages.start[node + 1]; i++)
    for (const row of rows(pages.items[i])) shared.set(row, (shared.get(row) ?? 0) + 1)
  const ownHubs = new Set(hubPages.items.subarray(hubPages.start[node], hubPages.start[node + 1]))
  const sums = new Map<number, number>()
  for (const [row, linking] of shared) {
    let overlap = linking
    if (ownHubs.size > 0)
      for (let i = table.urlStart[row]; i < table.urlEnd[row]; i++)
        if (hubs[table.urls[i]] === 1 && ownHubs.has(table.urls[i])) overlap++
    sums.set(clusterOf[row], (sums.get(clusterOf[row]) ?? 0) + overlap)
  }
  return sums
}

function linkNewNodes(nodes: SerpNodes, offset: number, urlCount: number, edges: EdgeList): void {
  const counter = createOverlapCounter(nodes, urlCount)
  for (let place = 0; place < nodes.count; place++) {
    const a = counter.nodeAt[place]
    const found = counter.countLater(place)
    for (let i = 0; i < found; i++) {
      const b = counter.nodeAt[counter.found[i]]
      const sum = counter.overlapWith(counter.found[i]) * sizeOf(nodes, a) * sizeOf(nodes, b)
      edges.add(offset + a, offset + b, sum)
    }
  }
}

function nameClusters(
  options: AssignmentOptions,
  nodes: SerpNodes,
  clusters: Int32Array,
  parent: Int32Array,
): Assignment {
  const clusterOf = options.clusterOf.slice()
  const newName = new Map<number, number>()
  let { clusterCount } = options
  for (let node = 0; node < nodes.count; node++) {
    const root = findRoot(parent, clusters.length + node)
    if (root >= clusters.length && !newName.has(root)) newName.set(root, clusterCount++)
    const name = root < clusters.length ? clusters[root] : (newName.get(root) ?? -1)
    for (let i = nodes.members.start[node]; i < nodes.members.start[node + 1]; i++)
      clusterOf[nodes.members.items[i]] = name
  }
  return { clusterOf, clusterCount }
}

function sizeOf({ members }: SerpNodes, node: number): number {
  return members.start[node + 1] - members.start[node]
}
