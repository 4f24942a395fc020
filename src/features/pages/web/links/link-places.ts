import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'

/** The links of a page, in the table. */
export function linksPath(place: PlanPlace, url: string): string {
  return contentplanPath(place, `internal-links?mode=table&url=${encodeURIComponent(url)}`)
}

/** The details of a page on the screen of pages. */
export function pagePath(place: PlanPlace, pageId: number): string {
  return contentplanPath(place, `pages?tab=all&details=${pageId}`)
}
