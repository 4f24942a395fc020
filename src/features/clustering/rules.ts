/** Clusters of a proposal at once. */
export const PROPOSED_PER_PAGE = 50
export const MOST_PROPOSED = 500
/** Of the keywords that go one way so many are named. */
export const KEYWORDS_NAMED = 20

/** How well a page of the site ranks for a cluster. */
export interface PageScore {
  /** A number of the cluster, whichever. */
  cluster: number
  url: string
  /** Searches of the keywords that it ranks for, each shared by the rank. */
  score: number
}

/** What a place among the results is worth: the first ten times the tenth. */
export function scoreRank(volume: number, rank: number): number {
  return (volume + 1) / rank
}

/**
 * Gives clusters the pages that rank for them, best first: a page goes to one cluster, and a cluster gets one page.
 * Ties go to the cluster and then to the address that comes first.
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
