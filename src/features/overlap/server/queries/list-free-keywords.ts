import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findSharing, openSearch, sumCounts } from '../serps/find-sharing.ts'

/**
 * The ids of keywords in no cluster that share at least the plan's minimum of ten results with the keywords of a cluster
 * on average.
 */
export async function listFreeKeywords(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<number[]> {
  const search = await openSearch(ctx, services, plan)
  const { own, counts, found, linking } = await findSharing(search, { articleId, of: 'no cluster' })
  const least = plan.minimumScore * own.filter((keys) => keys.length > 0).length
  return found.flatMap(({ keywordId, keys }) =>
    sumCounts(keys, counts) >= least && keys.some((key) => linking.has(key)) ? [keywordId] : [],
  )
}
