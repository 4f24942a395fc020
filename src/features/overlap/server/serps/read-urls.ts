import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { isInPlan, cacheCondition } from './read-serps.ts'
import { listRows } from '#platform/server/database/rows.ts'

const keywordUrls = z.object({
  id: z.number(),
  keyword: z.string(),
  /** Monthly searches. */
  volume: z.number().nullable(),
  /** Null when the results are not known. */
  fetchedAt: z.date().nullable(),
  /** Best first; empty when there are none. */
  urls: z.array(z.string()),
})

export type KeywordUrls = z.infer<typeof keywordUrls>

/** The URLs in the search results of a few keywords of a plan, to be shown, by the keyword's id. */
export async function readUrls(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, keywordIds }: { plan: Plan; keywordIds: readonly number[] },
): Promise<Map<number, KeywordUrls>> {
  const isInCache = await cacheCondition(ctx, services, plan)
  const rows = await listRows(ctx.database, keywordUrls)`
    select k.id, k.keyword, k.estimated_search_volume as volume, s.fetched_at as "fetchedAt",
      coalesce(s.urls, '{}') as urls
    from keywords k left join lateral (
      select s.* from serps s where s.keyword = k.folded collate "default" and ${isInCache} offset 0
    ) as s on true
    where ${isInPlan(plan)} and k.id = any (${[...keywordIds]}::integer[])
  `
  return new Map(rows.map((row) => [row.id, row]))
}
