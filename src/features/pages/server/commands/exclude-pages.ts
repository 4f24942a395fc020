import { excludePages as excludeOfPlan, setExcluded } from '#features/articles/server/index.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import type { Changed, OfPages } from './changed.ts'

/** Excludes pages of a plan; their clusters lose them. */
export async function excludePages(ctx: Writes, { plan, pages }: OfPages): Promise<Changed> {
  const pageIds = pages.filter(({ isExcluded }) => !isExcluded).map(({ id }) => id)
  if (pageIds.length === 0) return { changed: 0, changeId: null }
  return { changed: pageIds.length, changeId: await excludeOfPlan(ctx, { plan, pageIds }) }
}

/** Includes excluded pages again, but without the clusters that they had. */
export async function includePages(ctx: Writes, { plan, pages }: OfPages): Promise<Changed> {
  const pageIds = pages.filter(({ isExcluded }) => isExcluded).map(({ id }) => id)
  await setExcluded(ctx, { plan, pageIds, isExcluded: false })
  return { changed: pageIds.length, changeId: null }
}
