import { MINIMUM_SCORE } from './limits.ts'
import { clusterKeywords, type Clustering } from './cluster-keywords.ts'
import { findRoot } from './components.ts'
import type { KeywordTable } from './keyword-table.ts'
import { flagLockedRows } from './recluster-keywords.ts'

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
}

/**
 * What a full run would give at every minimum score from 1 to 10, from one run. The overlaps of merges never
 * rise towards the root, so the clusters at a score are those of the tree cut at that score. This is exact as
 * long as the run is within its limit of pairs (`mostPairs`).
 */
export function previewScores(table: KeywordTable, locked?: PreviewOptions): ScorePreview[] {
  const clustering = clusterKeywords(table, {
    minimumScore: MINIMUM_SCORE.least,
    ...(locked && { leftOut: flagLockedRows(locked) }),
  })
  const lockedSizes = locked ? countLocked(locked) : new Int32Array(0)
  const cuts = cutAtEveryScore(clustering)
  return cuts
    .map(({ minimumScore, keywords, singles }) => ({
      minimumScore,
      ...countSizes([keywords, lockedSizes], singles),
    }))
    .reverse()
}

/** Number of keywords of each locked cluster. */
function countLocked({ clusterOf, lockedClusters }: PreviewOptions): Int32Array {
  const keywords = new Int32Array(lockedClusters.length)
  for (const cluster of clusterOf) if (lockedClusters[cluster] === 1) keywords[cluster]++
  return keywords
}

interface Cut {
  minimumScore: number
  /** Number of keywords of each cluster, by the first node of the cluster. */
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
    cuts.push({ minimumScore, ...countKeywords(nodes, parent, minimumScore) })
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

function countKeywords(nodes: Clustering['nodes'], parent: Int32Array, minimumScore: number) {
  const keywords = new Int32Array(nodes.count)
  let singles = 0
  for (let node = 0; node < nodes.count; node++) {
    const members = nodes.members.start[node + 1] - nodes.members.start[node]
    // Keywords with equal SERPs that have fewer pages than the score do not reach it with each other.
    if (members > 1 && nodes.pagesOf(node) < minimumScore) singles += members
    else keywords[findRoot(parent, node)] += members
  }
  return { keywords, singles }
}

function countSizes(keywords: Int32Array[], singles: number): Pick<ScorePreview, 'clusterCount' | 'sizes'> {
  const counts = new Map<number, number>(singles > 0 ? [[1, singles]] : [])
  for (const list of keywords)
    for (const size of list) if (size > 0) counts.set(size, (counts.get(size) ?? 0) + 1)
  const sizes = [...counts].sort(([one], [other]) => other - one)
  return { clusterCount: sizes.reduce((sum, [, clusters]) => sum + clusters, 0), sizes }
}
