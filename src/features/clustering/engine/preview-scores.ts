import { MINIMUM_SCORE } from '../contract.ts'
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

export interface PreviewOptions {
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
  const scores = Array.from({ length: MINIMUM_SCORE.most }, (_, at) => at + MINIMUM_SCORE.least)
  return scores.map((minimumScore) => {
    const { keywords, alone } = cutAt(clustering, minimumScore)
    return { minimumScore, ...countSizes([keywords, lockedSizes], alone) }
  })
}

/** Keywords of each locked cluster. */
function countLocked({ clusterOf, lockedClusters }: PreviewOptions): Int32Array {
  const keywords = new Int32Array(lockedClusters.length)
  for (const cluster of clusterOf) if (lockedClusters[cluster] === 1) keywords[cluster]++
  return keywords
}

/** Keywords by the node that leads their cluster, and how many more are clusters of their own. */
function cutAt({ nodes, merges }: Clustering, minimumScore: number) {
  const parent = Int32Array.from({ length: nodes.count }, (_, node) => node)
  for (let merge = 0; merge < merges.count; merge++)
    if (merges.height(merge) >= minimumScore) parent[merges.from(merge)] = merges.into(merge)
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
