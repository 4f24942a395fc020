import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { scoreSets } from '#engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { groupRows, readResults } from '../serps/read-serps.ts'

/**
 * How many of ten results the keywords of each other cluster share with those of one on average, in the order of the
 * others; null when unknown.
 */
export async function scoreBeside(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, articleId, otherIds }: { plan: Plan; articleId: number; otherIds: readonly number[] },
): Promise<(number | null)[]> {
  if (otherIds.length === 0) return []
  const results = await readResults(ctx, services, { plan, articleIds: [articleId, ...otherIds] })
  const rows = groupRows(results)
  const own = rows.get(articleId) ?? []
  return otherIds.map((id) => scoreSets(results.table, own, rows.get(id) ?? []))
}
