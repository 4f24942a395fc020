import type { z } from 'zod'
import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { hubIdeas } from '../../contract.ts'

/** Ideas for hubs. */
export async function listIdeas(
  _ctx: Reads,
  _services: CachedSerpServices,
  _of: { plan: Plan; topicIds: readonly number[]; limit: number },
): Promise<z.infer<typeof hubIdeas>[]> {
  return []
}
