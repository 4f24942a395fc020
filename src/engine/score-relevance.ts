import { canonicalOrder } from './canonical-order.ts'
import { findHubUrls } from './hub-urls.ts'
import { countUrls } from './inverted-index.ts'
import type { KeywordTable } from './keyword-table.ts'

export interface RelevanceOptions {
  /** Cluster of each row, from 0; -1 for rows without one, which are ignored. */
  clusterOf: Int32Array
  clusterCount: number
  /** Topic of each cluster (called hub on screen), from 0; -1 for none. */
  hubOf: Int32Array
  /** Best rank of the plan's own domain in the results of each row, from 1; 0 if it does not rank. */
  bestRank: ArrayLike<number>
}

/** By cluster; NaN for a cluster without rows. */
export interface Relevance {
  /** 0..10; NaN where `related` is. */
  score: Float64Array
  /**
   * Share of the volume, 0..1, of keywords that share a linking page with another cluster of the topic. NaN for a
   * cluster without a topic, and for the only cluster of its topic: there is nothing to be related to.
   */
  related: Float64Array
  /** 1 if the own domain is in the first ten results of any keyword, falling to 0 at rank 100. */
  presence: Float64Array
}

/** A definition of our own: score = 10 * (0.6 * related + 0.4 * presence). */
const WEIGHTS = { related: 0.6, presence: 0.4 } as const
const BEST_SCORE = 10
const FULL_PRESENCE = 10
const NO_PRESENCE = 100

/**
 * How well each cluster fits the plan: how much of it is related to its topic, and how well the site ranks for it
 * already. In a cluster without volume, all keywords weigh the same.
 */
export function scoreRelevance(table: KeywordTable, options: RelevanceOptions): Relevance {
  const { clusterOf, clusterCount, bestRank } = options
  const topics = groupByTopic(options)
  const isRelated = flagRelatedRows(table, options, topics)
  const isComparable = flagComparable(options, topics)
  const volume = new Float64Array(clusterCount)
  const relatedVolume = new Float64Array(clusterCount)
  const keywords = new Float64Array(clusterCount)
  const relatedKeywords = new Float64Array(clusterCount)
  const rank = new Float64Array(clusterCount).fill(NO_PRESENCE)
  for (let row = 0; row < table.count; row++) {
    const cluster = clusterOf[row]
    if (cluster < 0) continue
    volume[cluster] += table.volume[row]
    relatedVolume[cluster] += table.volume[row] * isRelated[row]
    keywords[cluster]++
    relatedKeywords[cluster] += isRelated[row]
    if (bestRank[row] > 0) rank[cluster] = Math.min(rank[cluster], bestRank[row])
  }
  const related = volume.map((all, cluster) =>
    isComparable[cluster] === 0
      ? NaN
      : all > 0
        ? relatedVolume[cluster] / all
        : relatedKeywords[cluster] / keywords[cluster],
  )
  const presence = rank.map((best, cluster) => (keywords[cluster] > 0 ? presenceAt(best) : NaN))
  const score = related.map(
    (share, cluster) => BEST_SCORE * (WEIGHTS.related * share + WEIGHTS.presence * presence[cluster]),
  )
  return { score, related, presence }
}

function presenceAt(rank: number): number {
  return Math.min(1, (NO_PRESENCE - rank) / (NO_PRESENCE - FULL_PRESENCE))
}

const SEVERAL_CLUSTERS = -2

/** 1 for each row that shares a linking page with a row of another cluster of its topic. */
function flagRelatedRows(
  table: KeywordTable,
  { clusterOf }: RelevanceOptions,
  topics: readonly (readonly number[])[],
): Uint8Array {
  const { urls, urlStart, urlEnd } = table
  const hubs = findHubUrls(table, canonicalOrder(table), countUrls(table))
  const isRelated = new Uint8Array(table.count)
  const clusterWith = new Int32Array(table.urlCount).fill(-1)
  for (const rows of topics) {
    for (const row of rows) {
      for (let i = urlStart[row]; i < urlEnd[row]; i++) {
        if (hubs[urls[i]] === 1) continue
        const known = clusterWith[urls[i]]
        clusterWith[urls[i]] = known === -1 || known === clusterOf[row] ? clusterOf[row] : SEVERAL_CLUSTERS
      }
    }
    for (const row of rows)
      for (let i = urlStart[row]; i < urlEnd[row]; i++)
        if (clusterWith[urls[i]] === SEVERAL_CLUSTERS) isRelated[row] = 1
    for (const row of rows) for (let i = urlStart[row]; i < urlEnd[row]; i++) clusterWith[urls[i]] = -1
  }
  return isRelated
}

/** 1 for each cluster whose topic has another cluster. */
function flagComparable(
  { clusterOf, clusterCount }: RelevanceOptions,
  topics: readonly (readonly number[])[],
): Uint8Array {
  const isComparable = new Uint8Array(clusterCount)
  for (const rows of topics) {
    const isMixed = rows.some((row) => clusterOf[row] !== clusterOf[rows[0]])
    if (isMixed) for (const row of rows) isComparable[clusterOf[row]] = 1
  }
  return isComparable
}

/** Lists of rows, one for each topic. */
function groupByTopic({ clusterOf, hubOf }: RelevanceOptions): number[][] {
  const rows = new Map<number, number[]>()
  for (let row = 0; row < clusterOf.length; row++) {
    const topic = clusterOf[row] < 0 ? -1 : hubOf[clusterOf[row]]
    if (topic < 0) continue
    const list = rows.get(topic)
    if (list === undefined) rows.set(topic, [row])
    else list.push(row)
  }
  return [...rows.values()]
}
