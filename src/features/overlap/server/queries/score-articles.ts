import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { scoreSet } from '#engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { groupRows, readResults } from '../serps/read-serps.ts'

/**
 * How many of ten results the keywords of each cluster share on average, in the order of the ids; null when unknown.
 */
export async function scoreArticles(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<(number | null)[]> {
  const results = await readResults(ctx, services, { plan, articleIds })
  const rows = groupRows(results)
  return articleIds.map((id) => scoreSet(results.table, rows.get(id) ?? []))
}
