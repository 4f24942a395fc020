import { sql, type RawBuilder } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
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

/** A keyword whose results are known, with what a score needs of it. */
export type KeywordResults = Pick<KeywordSerp, 'id' | 'folded' | 'articleId' | 'urls'>

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

/** The same in no order, without what no score needs. Keywords of unknown results are left out. */
export async function readResults(
  ctx: Reading,
  services: OverlapServices,
  chosen: Omit<Chosen, 'most'>,
): Promise<KeywordResults[]> {
  const { rows: keywords } = await sql<Omit<KeywordResults, 'urls'>>`
    select id, folded, article_id as "articleId" from keywords where ${isChosen(chosen)}
  `.execute(ctx.database)
  const serps = await findSerps(ctx, services, chosen)
  return keywords.flatMap((keyword) => {
    const urls = serps.get(keyword.folded)?.urls
    return urls === undefined ? [] : [{ ...keyword, urls }]
  })
}

/** Which results `s` a plan's keywords are answered by: those of its market, made-up or real ones. */
export async function shelfOf(
  ctx: Reading,
  { providers }: OverlapServices,
  { workspaceId, market }: Plan,
): Promise<RawBuilder<unknown>> {
  const { serps } = await providers.forWorkspace(ctx, workspaceId)
  return sql`s.location = ${market.location} and s.language = ${market.language} and s.device = ${market.device}
    and s.is_sandbox = ${serps?.isSandbox ?? false}`
}

/** The results `s` of each keyword `k`, looked up one by one. */
export function resultsOfKeyword(isOnShelf: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    cross join lateral (
      select s.* from serps s where s.keyword = k.folded collate "default" and ${isOnShelf} offset 0
    ) as s
  `
}

/** A condition on keywords `k`. */
export function isInPlan(plan: Plan): RawBuilder<unknown> {
  return sql`k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}`
}

/** By the folded keyword. */
async function findSerps(ctx: Reading, services: OverlapServices, chosen: Chosen) {
  const isOnShelf = await shelfOf(ctx, services, chosen.plan)
  // Dates stay texts, and keywords a subquery that is looked up in the index: of thousands both are slow.
  const { rows } = await sql<{ keyword: string; fetchedAt: string; urls: string }>`
    select keyword, fetched_at::text as "fetchedAt", array_to_string(urls, E'\\n') as urls from serps s
    where keyword = any (array(select folded collate "default" ${fromChosen(chosen)})) and ${isOnShelf}
  `.execute(ctx.database)
  return new Map(rows.map((row) => [row.keyword, row]))
}

/** Throws NotFound where one of the clusters is not in the plan. */
export async function requireArticles(
  { database }: Reading,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<void> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${[...articleIds]}::integer[])
  `.execute(database)
  if (rows[0].found < articleIds.length) throw new NotFound('There is nothing under this id.')
}

function fromChosen({ most = null, ...chosen }: Chosen): RawBuilder<unknown> {
  const order = sql`order by estimated_search_volume desc nulls last, id limit ${most}`
  return sql`from keywords where ${isChosen(chosen)} ${most === null ? sql`` : order}`
}

function isChosen({ plan, articleIds = [], keywordIds = [] }: Chosen): RawBuilder<unknown> {
  return sql`
    workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    and (article_id = any (${[...articleIds]}::integer[]) or id = any (${[...keywordIds]}::integer[]))
  `
}
