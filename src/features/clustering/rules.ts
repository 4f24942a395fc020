/** `add`: inactive keywords are put into clusters. `recluster`: all active keywords are clustered again. */
export const GROUPING_MODES = ['add', 'recluster'] as const

/** The lists of clusters that a proposal changes. */
export const PROPOSED_KINDS = ['joined', 'left', 'split', 'new', 'merged', 'gone'] as const
export type ProposedKind = (typeof PROPOSED_KINDS)[number]

/** Clusters on a page of a proposal. */
export const PROPOSED_PER_PAGE = 50
export const MOST_PROPOSED = 500
/** How many keywords are named of those that move between the same two clusters. */
export const KEYWORDS_NAMED = 20

/** How many clusters the result of a run names: the largest new ones, and those that most keywords joined. */
export const CLUSTERS_NAMED = 5

/** What a run says that proposes new clusters for all keywords, and where its proposal is looked at. */
export const PROPOSAL_READY = 'A new clustering is ready. Nothing changes before you apply it.'
export const REVIEW = { label: 'Look at it', path: 'new-clustering' }

interface Result {
  /** The change that the run made; null when it changed nothing. */
  changeId: number | null
  keywordCount: number
  clusterCount: number
}

const COUNTS = new Intl.NumberFormat('en-US')

/** "101 keywords in 87 clusters", for the result of a run. */
export function describeResult({ keywordCount, clusterCount }: Result): string {
  if (keywordCount === 0) return 'No keyword was clustered'
  const keywords = `${COUNTS.format(keywordCount)} ${keywordCount === 1 ? 'keyword' : 'keywords'}`
  return `${keywords} in ${COUNTS.format(clusterCount)} ${clusterCount === 1 ? 'cluster' : 'clusters'}`
}

/** The list of the clusters that a run has created or added to. */
export function linkToResult({ changeId, keywordCount }: Result): { label: string; path: string } | null {
  if (changeId === null || keywordCount === 0) return null
  return { label: 'See the clusters', path: `plan?change=${changeId}` }
}

/** How well a page of the site ranks for a cluster. */
export interface PageScore {
  /** Any number that identifies the cluster. */
  cluster: number
  url: string
  /** The sum of `scoreRank` over the keywords that the page ranks for. */
  score: number
}

/** What a rank for a keyword is worth: rank 1 is worth ten times rank 10. */
export function scoreRank(volume: number, rank: number): number {
  return (volume + 1) / rank
}

/**
 * Gives clusters the pages that rank for them, best first: a page goes to one cluster, and a cluster gets one page.
 * Of equal scores, the lower cluster number wins, then the URL that sorts first.
 */
export function choosePages(
  scores: readonly PageScore[],
  takenUrls: ReadonlySet<string>,
): { cluster: number; url: string }[] {
  const taken = new Set(takenUrls)
  const matched = new Set<number>()
  const chosen: { cluster: number; url: string }[] = []
  const best = scores.toSorted(
    (a, b) => b.score - a.score || a.cluster - b.cluster || (a.url < b.url ? -1 : 1),
  )
  for (const { cluster, url } of best) {
    if (matched.has(cluster) || taken.has(url)) continue
    matched.add(cluster)
    taken.add(url)
    chosen.push({ cluster, url })
  }
  return chosen
}
