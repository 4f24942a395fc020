import { MINIMUM_SCORE } from './limits.ts'
import { clusterKeywords, type Clustering } from './cluster-keywords.ts'
import { findRoot } from './components.ts'
import type { KeywordTable } from './keyword-table.ts'
import { flagLockedRows } from './recluster-keywords.ts'

/** How a plan would fall into clusters at one minimum score. */
export interface ScorePreview {
  /** 1..10 */
  minimumScore: number
  clusterCount: number
  /** Clusters by their number of keywords, most first: `[20, 3]` are three clusters of twenty. */
  sizes: [size: number, clusters: number][]
}

interface PreviewOptions {
  /** Cluster of each row, -1 for none; needed where some are locked. */
  clusterOf: Int32Array
  /** 1 for each cluster that would stay as it is: it is counted at every score. */
  lockedClusters: Uint8Array
}

/**
 * What a full run would give at every minimum score from 1 to 10, from one run: average linkage never merges
 * higher up at a larger overlap, so the clusters of a score are those that its tree has when it is cut there. It is exact
 * as long as the pairs stay within their bound.
 */
export function previewScores(table: KeywordTable, locked?: PreviewOptions): ScorePreview[] {
  const clustering = clusterKeywords(table, {
    minimumScore: MINIMUM_SCORE.least,
    ...(locked && { leftOut: flagLockedRows(locked) }),
  })
  const lockedSizes = locked ? countLocked(locked) : new Int32Array(0)
  const cuts = cutDownwards(clustering)
  return cuts
    .map(({ minimumScore, keywords, alone }) => ({
      minimumScore,
      ...countSizes([keywords, lockedSizes], alone),
    }))
    .reverse()
}

/** Keywords of each locked cluster. */
function countLocked({ clusterOf, lockedClusters }: PreviewOptions): Int32Array {
  const keywords = new Int32Array(lockedClusters.length)
  for (const cluster of clusterOf) if (lockedClusters[cluster] === 1) keywords[cluster]++
  return keywords
}

interface Cut {
  minimumScore: number
  /** By the node that leads its cluster. */
  keywords: Int32Array
  /** Keywords that are clusters of their own besides. */
  alone: number
}

/** The tree cut at every score, from the highest: each lower one only joins more. */
function cutDownwards({ nodes, merges }: Clustering): Cut[] {
  const mergesOf = groupByScore(merges)
  const parent = Int32Array.from({ length: nodes.count }, (_, node) => node)
  const cuts: Cut[] = []
  for (let minimumScore = MINIMUM_SCORE.most; minimumScore >= MINIMUM_SCORE.least; minimumScore--) {
    for (const merge of mergesOf[minimumScore] ?? []) parent[merges.from(merge)] = merges.into(merge)
    cuts.push({ minimumScore, ...countKeywords(nodes, parent, minimumScore) })
  }
  return cuts
}

/** Merges by the highest score at which they still are. */
function groupByScore(merges: Clustering['merges']): number[][] {
  const groups: number[][] = Array.from({ length: MINIMUM_SCORE.most + 1 }, () => [])
  for (let merge = 0; merge < merges.count; merge++)
    groups[Math.min(MINIMUM_SCORE.most, Math.floor(merges.height(merge)))]?.push(merge)
  return groups
}

function countKeywords(nodes: Clustering['nodes'], parent: Int32Array, minimumScore: number) {
  const keywords = new Int32Array(nodes.count)
  let alone = 0
  for (let node = 0; node < nodes.count; node++) {
    const members = nodes.members.start[node + 1] - nodes.members.start[node]
    // Equal SERPs of fewer pages than the score do not reach it even among themselves.
    if (members > 1 && nodes.pagesOf(node) < minimumScore) alone += members
    else keywords[findRoot(parent, node)] += members
  }
  return { keywords, alone }
}

function countSizes(keywords: Int32Array[], alone: number): Pick<ScorePreview, 'clusterCount' | 'sizes'> {
  const counts = new Map<number, number>(alone > 0 ? [[1, alone]] : [])
  for (const list of keywords)
    for (const size of list) if (size > 0) counts.set(size, (counts.get(size) ?? 0) + 1)
  const sizes = [...counts].sort(([one], [other]) => other - one)
  return { clusterCount: sizes.reduce((sum, [, clusters]) => sum + clusters, 0), sizes }
}
