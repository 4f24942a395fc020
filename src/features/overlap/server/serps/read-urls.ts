import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { isInPlan, shelfOf } from './read-serps.ts'
import type { OverlapServices } from './services.ts'

export interface KeywordUrls {
  id: number
  keyword: string
  /** Monthly searches. */
  volume: number | null
  /** null: the results are not known. */
  fetchedAt: Date | null
  /** Best first; empty where there are none. */
  urls: string[]
}

/** The addresses in the search results of a few keywords of a plan, for people to read, by the keyword's id. */
export async function readUrls(
  ctx: Pick<MemberContext, 'database'>,
  services: OverlapServices,
  { plan, keywordIds }: { plan: Plan; keywordIds: readonly number[] },
): Promise<Map<number, KeywordUrls>> {
  const isOnShelf = await shelfOf(ctx, services, plan)
  const { rows } = await sql<KeywordUrls>`
    select k.id, k.keyword, k.estimated_search_volume as volume, s.fetched_at as "fetchedAt",
      coalesce(s.urls, '{}') as urls
    from keywords k left join lateral (
      select s.* from serps s where s.keyword = k.folded collate "default" and ${isOnShelf} offset 0
    ) as s on true
    where ${isInPlan(plan)} and k.id = any (${[...keywordIds]}::integer[])
  `.execute(ctx.database)
  return new Map(rows.map((row) => [row.id, row]))
}
