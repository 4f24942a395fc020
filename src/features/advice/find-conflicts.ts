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

/** Whether a page has enough of a cluster's impressions to compete with its other pages. */
export function competes({ share }: { share: number }): boolean {
  return share >= LEAST_SHARE
}

/** The clusters with enough impressions, by the page that is seen most for them. */
export function groupByBestPage(clusters: ReadonlyMap<number, SeenCluster>): Map<number, number[]> {
  const clustersOfPage = new Map<number, number[]>()
  for (const [articleId, { impressions, pages }] of clusters) {
    const best = pages[0]
    if (best === undefined || impressions < LEAST_IMPRESSIONS) continue
    const articleIds = clustersOfPage.get(best.pageId) ?? []
    clustersOfPage.set(best.pageId, articleIds)
    articleIds.push(articleId)
  }
  return clustersOfPage
}

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
  const conflicts: Conflicts = { cannibalization: new Set(), urlConflict: new Set() }
  for (const [best, articleIds] of groupByBestPage(clusters))
    for (const articleId of articleIds) {
      const pages = clusters.get(articleId)?.pages ?? []
      if (pages.filter(competes).length > 1) conflicts.cannibalization.add(articleId)
      const matched = pageOf.get(articleId) ?? best
      if (matched !== best || articleIds.length > 1) conflicts.urlConflict.add(articleId)
    }
  return conflicts
}
