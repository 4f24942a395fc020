import { readJoinedNumbers } from '#platform/server/database/joined-numbers.ts'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { fillPageTable, type PageTable } from '#engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { isInCache, readPageKeys, type CachedSerpServices } from '#features/serps/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { itemAt } from '#platform/items.ts'

const serpRow = z.object({
  id: z.number(),
  keyword: z.string(),
  folded: z.string(),
  /** Monthly searches. */
  volume: z.number().nullable(),
  articleId: z.number().nullable(),
  pages: z.instanceof(Buffer).nullable(),
})

export interface KeywordSerp extends Omit<z.infer<typeof serpRow>, 'pages'> {
  /** The hashes of its pages, each as two halves, best first; null when the results are not known. */
  pages: Int32Array | null
}

interface Chosen {
  plan: Plan
  /** All keywords of these clusters are chosen. */
  articleIds?: readonly number[]
  /** These keywords are chosen, too. */
  keywordIds?: readonly number[]
  /** Keywords to read, at most; null for all. */
  most?: number | null
}

/** Reads keywords of a plan, the most searched first, with the pages in their search results, however old these are. */
export async function readSerps(
  ctx: Reads,
  services: CachedSerpServices,
  { most = null, ...chosen }: Chosen,
): Promise<KeywordSerp[]> {
  const isKnown = await cacheCondition(ctx, services, chosen.plan)
  const rows = await listRows(ctx.database, serpRow)`
    select k.id, k.keyword, k.folded, k.estimated_search_volume as volume, k.article_id as "articleId",
      array_send(s.pages) as pages
    from (
      select * from keywords where ${isChosen(chosen)}
      order by estimated_search_volume desc nulls last, id limit ${most}
    ) as k
    left join lateral (
      select s.pages from serps s where s.keyword = k.folded collate "default" and ${isKnown} offset 0
    ) as s on true
    order by k.estimated_search_volume desc nulls last, k.id
  `
  return rows.map(({ pages, ...keyword }) => ({
    ...keyword,
    pages: pages === null ? null : readPageKeys(pages).items,
  }))
}

/** Keywords whose results are known, by their row in the table. */
export interface Results {
  table: PageTable
  ids: number[]
  /** 0 for a keyword without a cluster. */
  articleIds: number[]
}

const resultRow = z.object({
  ids: z.string().nullable(),
  articleIds: z.string().nullable(),
  pages: z.instanceof(Buffer).nullable(),
})

/**
 * Like readSerps, but unordered and without texts, which no score needs: for thousands of keywords that saves most
 * time.
 */
export async function readResults(
  ctx: Reads,
  services: CachedSerpServices,
  chosen: Omit<Chosen, 'most'>,
): Promise<Results> {
  const isKnown = await cacheCondition(ctx, services, chosen.plan)
  const { ids, articleIds, pages } = await oneRow(ctx.database, resultRow)`
    with chosen as materialized (
      select id, article_id, folded collate "default" as folded from keywords where ${isChosen(chosen)}
    ), known as materialized (
      select s.keyword, s.pages from serps s
      where s.keyword = any (array(select folded from chosen)) and ${isKnown}
    )
    select string_agg(id::text, ',') as ids, string_agg(coalesce(article_id, 0)::text, ',') as "articleIds",
      string_agg(array_send(pages), '') as pages
    from chosen join known on keyword = folded
  `
  return {
    ids: readJoinedNumbers(ids),
    articleIds: readJoinedNumbers(articleIds),
    table: fillPageTable(readPageKeys(pages ?? Buffer.alloc(0))),
  }
}

/** The rows of each cluster. */
export function groupRows({ articleIds }: Results): Map<number, number[]> {
  return Map.groupBy(articleIds.keys(), (row) => itemAt(articleIds, row))
}

/**
 * A condition on results `s`: they count for the plan, being of its market, and real or made up as the workspace's are.
 */
export async function cacheCondition(
  ctx: Reads,
  { providers }: CachedSerpServices,
  { workspaceId, market }: Plan,
): Promise<RawBuilder<unknown>> {
  const { serps } = await providers.forWorkspace(ctx, workspaceId)
  return sql`${isInCache({ ...market, isSandbox: serps?.isSandbox ?? false })} and s.pages is not null`
}

/** The results `s` of each keyword `k`, looked up one by one. */
export function resultsOfKeyword(isKnown: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    cross join lateral (
      select s.* from serps s where s.keyword = k.folded collate "default" and ${isKnown} offset 0
    ) as s
  `
}

/** A condition on keywords `k`: they are in the plan. */
export function isInPlan(plan: Plan): RawBuilder<unknown> {
  return sql`k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}`
}

const foundRow = z.object({ found: z.number() })

/** Throws NotFound unless all of these clusters are in the plan. For queries: it locks none of them. */
export async function expectArticles(
  { database }: Reads,
  { plan, articleIds }: { plan: Plan; articleIds: readonly number[] },
): Promise<void> {
  const { found } = await oneRow(database, foundRow)`
    select count(*)::integer as found from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${[...articleIds]}::integer[])
  `
  if (found < articleIds.length) throw new NotFound('There is nothing under this id.')
}

function isChosen({ plan, articleIds = [], keywordIds = [] }: Chosen): RawBuilder<unknown> {
  return sql`
    workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    and (article_id = any (${[...articleIds]}::integer[]) or id = any (${[...keywordIds]}::integer[]))
  `
}
