import { linkClusters, type LinkageGraph } from './average-linkage.ts'
import { canonicalOrder } from './canonical-order.ts'
import { profilePages, profileWords, type RowsOfClusters } from './cluster-profiles.ts'
import { findRoot } from './components.ts'
import type { KeywordTable } from './keyword-table.ts'
import { createAffinityRow } from './affinity-row.ts'
import { findPageAffinities, type Affinities } from './page-affinity.ts'
import { findWordAffinities, type WordAffinities } from './word-affinity.ts'

interface GroupOptions {
  /** Cluster of each row, from 0; -1 for rows without one, which are ignored. */
  clusterOf: Int32Array
  clusterCount: number
  /** By cluster: 1 for each that is not grouped; by default all are. */
  leftOut?: Uint8Array
}

export interface Grouping {
  /** Group of each cluster, from 0; -1 for clusters that fit nowhere, are left out or have no rows. */
  groupOf: Int32Array
  /** Groups have two or more clusters and are numbered by falling search volume. */
  groupCount: number
}

/** Affinities are counted in thousandths, so that means are compared in whole numbers. */
const UNITS = 1000
/** Two groups merge while the mean affinity of their clusters, each with each, is an eighth or more. */
const LEAST_MEAN = 0.125

/**
 * Groups clusters into topics, one level above the clustering of keywords. The affinity of two clusters, 0..1, is how likely
 * they belong together by pages or by words: 1 - (1 - pages) · (1 - words), see `findPageAffinities` and
 * `findWordAffinities`. Groups are linked by average linkage. Pairs without anything in common count as 0 in its mean, so that
 * a chain of clusters, each related to the next only, does not become one group. Takes time linear in rows and clusters; the
 * result does not depend on the order of the rows or on the numbers of the clusters.
 */
export function groupClusters(table: KeywordTable, options: GroupOptions): Grouping {
  const { clusters, rowsOf } = listClusters(table, options)
  const pages = findPageAffinities(profilePages(table, rowsOf))
  const words = findWordAffinities(profileWords(table, rowsOf), pages)
  const rootOf = link(joinAffinities(pages, words, clusters.length))
  return numberGroups(table, rowsOf, clusters, rootOf, options.clusterCount)
}

/** Clusters with their rows, the clusters in the order of their first rows. */
function listClusters(
  table: KeywordTable,
  { clusterOf, leftOut }: GroupOptions,
): { clusters: number[]; rowsOf: RowsOfClusters } {
  const rowsOf = new Map<number, number[]>()
  for (const row of canonicalOrder(table)) {
    const cluster = clusterOf[row]
    if (cluster < 0 || leftOut?.[cluster] === 1) continue
    const rows = rowsOf.get(cluster)
    if (rows === undefined) rowsOf.set(cluster, [row])
    else rows.push(row)
  }
  return { clusters: [...rowsOf.keys()], rowsOf: [...rowsOf.values()] }
}

function joinAffinities(pages: Affinities, words: WordAffinities, count: number): Affinities {
  const row = createAffinityRow(pages, count)
  const start = new Uint32Array(count + 1)
  const other: number[] = []
  const affinity: number[] = []
  const add = (later: number, byWords: number) => {
    const units = Math.round(UNITS * (1 - (1 - row.affinity[later]) * (1 - byWords)))
    if (units === 0) return
    other.push(later)
    affinity.push(units)
  }
  for (let cluster = 0; cluster < count; cluster++) {
    row.fill(cluster)
    const found = words.compare(cluster)
    for (let i = 0; i < found; i++) {
      add(words.found[i], words.affinityOf(words.found[i]))
      row.affinity[words.found[i]] = 0
    }
    words.clear(found)
    for (let i = pages.start[cluster]; i < pages.start[cluster + 1]; i++) add(pages.other[i], 0)
    row.clear(cluster)
    start[cluster + 1] = other.length
  }
  return { start, other: Int32Array.from(other), affinity: Float64Array.from(affinity) }
}

/** The first cluster of the group of each cluster. */
function link(affinities: Affinities): Int32Array {
  const graph = createGraph(affinities)
  const parent = Int32Array.from({ length: graph.count }, (_, cluster) => cluster)
  linkClusters(graph, LEAST_MEAN * UNITS, (into, from) => {
    parent[from] = into
  })
  return parent.map((_, cluster) => findRoot(parent, cluster))
}

function createGraph({ start: first, other, affinity }: Affinities): LinkageGraph {
  const count = first.length - 1
  const start = new Uint32Array(count + 1)
  for (let at = 0; at < count; at++) {
    start[at + 1] += first[at + 1] - first[at]
    for (let i = first[at]; i < first[at + 1]; i++) start[other[i] + 1]++
  }
  for (let at = 0; at < count; at++) start[at + 1] += start[at]
  const end = start.slice(0, count)
  const neighbour = new Int32Array(start[count])
  const sum = new Float64Array(start[count])
  for (let at = 0; at < count; at++)
    for (let i = first[at]; i < first[at + 1]; i++) {
      neighbour[end[at]] = other[i]
      sum[end[at]++] = affinity[i]
      neighbour[end[other[i]]] = at
      sum[end[other[i]]++] = affinity[i]
    }
  return { count, size: new Float64Array(count).fill(1), start, end, neighbour, sum, frozen: 0 }
}

function numberGroups(
  { volume }: KeywordTable,
  rowsOf: RowsOfClusters,
  clusters: readonly number[],
  rootOf: Int32Array,
  clusterCount: number,
): Grouping {
  const groupOf = new Int32Array(clusterCount).fill(-1)
  const groups = [...Map.groupBy(rootOf.keys(), (at) => rootOf[at]).values()]
    .filter((members) => members.length > 1)
    .map((members) => ({ members, volume: sumVolume(members) }))
    .sort((one, other) => other.volume - one.volume || one.members[0] - other.members[0])
  for (const [group, { members }] of groups.entries()) for (const at of members) groupOf[clusters[at]] = group
  return { groupOf, groupCount: groups.length }

  function sumVolume(members: readonly number[]): number {
    return members.reduce((sum, at) => rowsOf[at].reduce((all, row) => all + volume[row], sum), 0)
  }
}
