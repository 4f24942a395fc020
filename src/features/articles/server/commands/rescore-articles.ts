import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { scoreArticles } from '#features/overlap/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

interface OfArticles {
  plan: Plan
  articleIds: readonly number[]
}

/** Computes anew how much the search results of the keywords of clusters overlap, after keywords came into them or left them. */
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

/** Keeps the overlap of each of these clusters, of ten; null where it is not known. */
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
