/** How a page did in the last 30 days for the keywords of a cluster. */
export interface Seen {
  articleId: number
  pageId: number
  impressions: number
  clicks: number
}

/** The pages of a cluster that were seen, the most seen first, with their shares of its impressions. */
export interface SeenCluster {
  impressions: number
  pages: { pageId: number; share: number }[]
}

/** Adds up the pages of each cluster, by the cluster's id. Clusters without impressions are left out. */
export function addUpClusters(seen: readonly Seen[]): Map<number, SeenCluster> {
  const clusters = new Map<number, Seen[]>()
  for (const one of seen) {
    const rows = clusters.get(one.articleId) ?? []
    clusters.set(one.articleId, rows)
    rows.push(one)
  }
  return new Map(
    [...clusters].map(([articleId, rows]) => {
      const impressions = rows.reduce((sum, row) => sum + row.impressions, 0)
      const pages = rows
        .toSorted((a, b) => b.impressions - a.impressions || b.clicks - a.clicks || a.pageId - b.pageId)
        .map((row) => ({ pageId: row.pageId, share: row.impressions / impressions }))
      return [articleId, { impressions, pages }]
    }),
  )
}

/** A page with a smaller part of a cluster's impressions does not compete with the others. */
const LEAST_SHARE = 0.1
/** A cluster with fewer impressions says nothing about its pages. */
const LEAST_IMPRESSIONS = 10

export interface Conflicts {
  cannibalization: Set<number>
  urlConflict: Set<number>
}

/**
 * The clusters whose pages compete with each other (G-28). Cannibalization: two pages or more have a tenth of the
 * cluster's impressions each. URL conflict: the cluster's page is not the page that is seen most for it, or the page
 * that is seen most for it is also the one that is seen most for another cluster.
 */
export function findConflicts(
  clusters: ReadonlyMap<number, SeenCluster>,
  pageOf: ReadonlyMap<number, number>,
): Conflicts {
  const seen = [...clusters].filter(([, { impressions }]) => impressions >= LEAST_IMPRESSIONS)
  const clustersOfPage = new Map<number, number>()
  for (const [, { pages }] of seen) {
    const best = pages[0]
    if (best !== undefined) clustersOfPage.set(best.pageId, (clustersOfPage.get(best.pageId) ?? 0) + 1)
  }
  const conflicts: Conflicts = { cannibalization: new Set(), urlConflict: new Set() }
  for (const [articleId, { pages }] of seen) {
    if (pages.filter(({ share }) => share >= LEAST_SHARE).length > 1) conflicts.cannibalization.add(articleId)
    const best = pages[0]?.pageId ?? 0
    const matched = pageOf.get(articleId) ?? best
    if (matched !== best || (clustersOfPage.get(best) ?? 0) > 1) conflicts.urlConflict.add(articleId)
  }
  return conflicts
}
