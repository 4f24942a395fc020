import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { listSharedUrls } from '#engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { readUrls } from '../serps/read-urls.ts'

/**
 * How many of ten results the two keywords of each pair share, in the order of the pairs; null when they are not known.
 */
export async function countShared(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, pairs }: { plan: Plan; pairs: readonly (readonly [number, number])[] },
): Promise<(number | null)[]> {
  if (pairs.length === 0) return []
  const found = await readUrls(ctx, services, { plan, keywordIds: [...new Set(pairs.flat())] })
  return pairs.map((pair) => {
    const [one, other] = pair.map((id) => found.get(id))
    if (one === undefined || other === undefined) return null
    if (one.fetchedAt === null || other.fetchedAt === null) return null
    return listSharedUrls(one.urls, other.urls).length
  })
}
