import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { scoreArticles } from '#features/overlap/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

interface OfArticles {
  plan: Plan
  articleIds: readonly number[]
}

/** Computes the SERP overlap of clusters again, after keywords were added or removed. */
export async function rescoreArticles(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, articleIds }: OfArticles,
): Promise<void> {
  if (articleIds.length === 0) return
  await saveOverlaps(ctx, {
    plan,
    articleIds,
    overlaps: await scoreArticles(ctx, services, { plan, articleIds }),
  })
}

/** Saves the SERP overlap of each cluster, 0 to 10; null when it is unknown. */
export async function saveOverlaps(
  { database }: Reads,
  { plan, articleIds, overlaps }: OfArticles & { overlaps: readonly (number | null)[] },
): Promise<void> {
  await sql`
    update articles a set serp_overlap = scored.overlap
    from unnest(${[...articleIds]}::integer[], ${[...overlaps]}::float8[]) as scored (id, overlap)
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = scored.id
      and a.serp_overlap is distinct from scored.overlap
  `.execute(database)
}
