import { MINIMUM_SCORE } from './limits.ts'
import { clusterKeywords, type Clustering } from './cluster-keywords.ts'
import { findRoot } from './components.ts'
import type { KeywordTable } from './keyword-table.ts'
import { flagLockedRows, keepNumbers } from './recluster-keywords.ts'

/** The clusters that a plan would have at one minimum score. */
export interface ScorePreview {
  /** 1..10 */
  minimumScore: number
  clusterCount: number
  /** Number of clusters of each size, largest size first: `[20, 3]` means three clusters of twenty keywords. */
  sizes: [size: number, clusters: number][]
}

interface PreviewOptions {
  /** Cluster of each row, or -1. */
  clusterOf: Int32Array
  /** 1 for each locked cluster: a run does not change it, so it is counted at every score. */
  lockedClusters: Uint8Array
  /** By cluster: keywords that the table does not have. They stay in their cluster. */
  otherKeywords: Int32Array
  /** By cluster: 1 if it stays when no keyword is left in it. */
  staysEmpty: Uint8Array
}

/**
 * What a full run would give at every minimum score from 1 to 10, from one run. The overlaps of merges never
 * rise towards the root, so the clusters at a score are those of the tree cut at that score. This is exact as
 * long as the run is within its limit of pairs (`mostPairs`).
 */
export function previewScores(table: KeywordTable, olds?: PreviewOptions): ScorePreview[] {
  const clustering = clusterKeywords(table, {
    minimumScore: MINIMUM_SCORE.least,
    ...(olds && { leftOut: flagLockedRows(olds) }),
  })
  return cutAtEveryScore(clustering)
    .map((cut) => ({
      minimumScore: cut.minimumScore,
      ...countSizes(olds ? sizeWithOlds(clustering, cut, olds) : [...sizeOf(cut)]),
    }))
    .reverse()
}

/** The sizes of all clusters after a run, with those that the run leaves alone, does not know, or leaves empty. */
function sizeWithOlds(clustering: Clustering, cut: Cut, olds: PreviewOptions): number[] {
  const { clusterOf, lockedClusters, otherKeywords, staysEmpty } = olds
  const clusterCount = lockedClusters.length
  const rows = countRows(olds)
  const isKept = (cluster: number) => otherKeywords[cluster] > 0 || staysEmpty[cluster] === 1
  const isDisputed = (_locked: number, cluster: number) =>
    lockedClusters[cluster] === 0 && rows[cluster] > 0 && isKept(cluster)
  const isTaken = new Uint8Array(clusterCount)
  const sizes: number[] = []
  if (lockedClusters.some(isDisputed)) {
    const groups = groupRows(clustering, cut)
    const { of } = keepNumbers({ ...groups, order: clustering.order }, { clusterOf, clusterCount })
    for (let group = 0; group < groups.clusterCount; group++) {
      const known = of[group] < clusterCount ? otherKeywords[of[group]] : 0
      if (of[group] < clusterCount) isTaken[of[group]] = 1
      sizes.push(groups.clusters.start[group + 1] - groups.clusters.start[group] + known)
    }
  } else for (const size of sizeOf(cut)) sizes.push(size)
  for (let cluster = 0; cluster < clusterCount; cluster++) {
    if (isTaken[cluster] === 1) continue
    const size = (lockedClusters[cluster] === 1 ? rows[cluster] : 0) + otherKeywords[cluster]
    if (size > 0 || staysEmpty[cluster] === 1) sizes.push(size)
  }
  return sizes
}

function countRows({ clusterOf, lockedClusters }: PreviewOptions): Int32Array {
  const rows = new Int32Array(lockedClusters.length)
  for (const cluster of clusterOf) if (cluster >= 0) rows[cluster]++
  return rows
}

interface Cut {
  minimumScore: number
  /** The first node of the cluster of each node. */
  rootOf: Int32Array
  /** Number of keywords of each cluster, by its first node. */
  keywords: Int32Array
  /** Number of further clusters, which have one keyword each. */
  singles: number
}

/** Cuts the tree at every score, from the highest down: each lower score only adds merges. */
function cutAtEveryScore({ nodes, merges }: Clustering): Cut[] {
  const mergesOf = groupByScore(merges)
  const parent = Int32Array.from({ length: nodes.count }, (_, node) => node)
  const cuts: Cut[] = []
  for (let minimumScore = MINIMUM_SCORE.most; minimumScore >= MINIMUM_SCORE.least; minimumScore--) {
    for (const merge of mergesOf[minimumScore] ?? []) parent[merges.from(merge)] = merges.into(merge)
    const rootOf = parent.map((_, node) => findRoot(parent, node))
    cuts.push({ minimumScore, rootOf, ...countKeywords(nodes, rootOf, minimumScore) })
  }
  return cuts
}

/** Merges by the highest minimum score at which they happen. */
function groupByScore(merges: Clustering['merges']): number[][] {
  const groups: number[][] = Array.from({ length: MINIMUM_SCORE.most + 1 }, () => [])
  for (let merge = 0; merge < merges.count; merge++)
    groups[Math.min(MINIMUM_SCORE.most, Math.floor(merges.height(merge)))]?.push(merge)
  return groups
}

function countKeywords(nodes: Clustering['nodes'], rootOf: Int32Array, minimumScore: number) {
  const keywords = new Int32Array(nodes.count)
  let singles = 0
  for (let node = 0; node < nodes.count; node++) {
    const members = nodes.members.start[node + 1] - nodes.members.start[node]
    if (fallsApart(nodes, node, minimumScore)) singles += members
    else keywords[rootOf[node]] += members
  }
  return { keywords, singles }
}

/** Whether keywords with equal SERPs have fewer pages than the score, so that they do not reach it with each other. */
function fallsApart(nodes: Clustering['nodes'], node: number, minimumScore: number): boolean {
  const members = nodes.members.start[node + 1] - nodes.members.start[node]
  return members > 1 && nodes.pagesOf(node) < minimumScore
}

function* sizeOf({ keywords, singles }: Cut): Generator<number> {
  for (const size of keywords) if (size > 0) yield size
  for (let single = 0; single < singles; single++) yield 1
}

/** The rows of each cluster of a cut, in canonical order. */
function groupRows({ order, nodes }: Clustering, { minimumScore, rootOf }: Cut) {
  const placeOf = new Int32Array(nodes.count).fill(-1)
  const groupOf = new Int32Array(order.length)
  let clusterCount = 0
  for (let at = 0; at < order.length; at++) {
    const node = nodes.nodeOf[order[at]]
    const root = rootOf[node]
    if (fallsApart(nodes, node, minimumScore)) groupOf[at] = clusterCount++
    else groupOf[at] = placeOf[root] < 0 ? (placeOf[root] = clusterCount++) : placeOf[root]
  }
  const start = new Uint32Array(clusterCount + 1)
  for (const group of groupOf) start[group + 1]++
  for (let group = 0; group < clusterCount; group++) start[group + 1] += start[group]
  const items = new Int32Array(order.length)
  const next = start.slice(0, clusterCount)
  for (let at = 0; at < order.length; at++) items[next[groupOf[at]]++] = order[at]
  return { clusters: { start, items }, clusterCount }
}

function countSizes(clusters: readonly number[]): Pick<ScorePreview, 'clusterCount' | 'sizes'> {
  const counts = new Map<number, number>()
  for (const size of clusters) counts.set(size, (counts.get(size) ?? 0) + 1)
  return { clusterCount: clusters.length, sizes: [...counts].sort(([one], [other]) => other - one) }
}
