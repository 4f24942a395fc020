import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { OverlapServices } from './services.ts'

export interface KeywordSerp {
  id: number
  keyword: string
  folded: string
  /** Monthly searches. */
  volume: number | null
  articleId: number | null
  /** As the database writes it; null: the results are not known. */
  fetchedAt: string | null
  /** Best first, a line each; empty where there are none. */
  urls: string
}

type Reading = Pick<MemberContext, 'database'>

interface Chosen {
  plan: Plan
  /** All keywords of these clusters, */
  articleIds?: readonly number[]
  /** and these. */
  keywordIds?: readonly number[]
  /** No more than so many; null: all. */
  most?: number | null
}

/** Some keywords of a plan, the most searched first, with their search results, however old these are. */
export async function readSerps(
  ctx: Reading,
  services: OverlapServices,
  chosen: Chosen,
): Promise<KeywordSerp[]> {
  const { rows: keywords } = await sql<Omit<KeywordSerp, 'fetchedAt' | 'urls'>>`
    select id, keyword, folded, estimated_search_volume as volume, article_id as "articleId"
    ${fromChosen(chosen)}
  `.execute(ctx.database)
  const serps = await findSerps(ctx, services, chosen)
  return keywords.map((keyword) => {
    const { fetchedAt = null, urls = '' } = serps.get(keyword.folded) ?? {}
    return { ...keyword, fetchedAt, urls }
  })
}

/** By the folded keyword. */
async function findSerps(ctx: Reading, { providers }: OverlapServices, chosen: Chosen) {
  const { workspaceId, market } = chosen.plan
  const { serps } = await providers.forWorkspace(ctx, workspaceId)
  // Dates stay texts, and keywords a subquery that is looked up in the index: of thousands both are slow.
  const { rows } = await sql<{ keyword: string; fetchedAt: string; urls: string }>`
    select keyword, fetched_at::text as "fetchedAt", array_to_string(urls, E'\\n') as urls from serps
    where keyword = any (array(select folded collate "default" ${fromChosen(chosen)}))
      and location = ${market.location} and language = ${market.language} and device = ${market.device}
      and is_sandbox = ${serps?.isSandbox ?? false}
  `.execute(ctx.database)
  return new Map(rows.map((row) => [row.keyword, row]))
}

function fromChosen({ plan, articleIds = [], keywordIds = [], most = null }: Chosen): RawBuilder<unknown> {
  return sql`
    from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and (article_id = any (${[...articleIds]}::integer[]) or id = any (${[...keywordIds]}::integer[]))
    order by estimated_search_volume desc nulls last, id limit ${most}
  `
}
