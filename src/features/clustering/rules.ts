/** Clusters on a page of a proposal. */
export const PROPOSED_PER_PAGE = 50
export const MOST_PROPOSED = 500
/** How many keywords are named of those that move between the same two clusters. */
export const KEYWORDS_NAMED = 20

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
