import { articlePath, contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'

/** Where links of the screen lead. */
export interface LinkPlaces {
  place: PlanPlace
  /** Whether the screen of pages can be opened. */
  hasPages: boolean
}

/** The links of a page, in the table. */
export function linksPath(place: PlanPlace, url: string): string {
  return contentplanPath(place, `internal-links?mode=table&url=${encodeURIComponent(url)}`)
}

/** A page on the screen of pages; its links where that screen is missing. */
export function pagePath({ place, hasPages }: LinkPlaces, page: { page_id: number; url: string }): string {
  return hasPages ? contentplanPath(place, `pages?page=${page.page_id}`) : linksPath(place, page.url)
}

export function clusterPath({ place }: LinkPlaces, articleId: number): string {
  return articlePath(place, articleId)
}
