import { sql } from 'kysely'
import { z } from 'zod'
import { explainApart, hasPages, listPages, type SharedPage } from '#engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { apart, MOST_SHARED_URLS } from '../../contract.ts'
import { readPageKeys, type CachedSerpServices } from '#features/serps/server/index.ts'
import {
  isInPlan,
  readSerps,
  expectArticles,
  resultsOfKeyword,
  cacheCondition,
  type KeywordSerp,
} from '../serps/read-serps.ts'
import { readUrls, type KeywordUrls } from '../serps/read-urls.ts'
import { fillSerpTable } from '../serps/serp-table.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { itemAt } from '#platform/items.ts'

type Answer = z.infer<typeof apart>

interface TwoArticles {
  plan: Plan
  articleIds: readonly number[]
}

type Ranked = Pick<KeywordSerp, 'id' | 'folded' | 'volume' | 'articleId' | 'pages'>

/** Keywords that are read of each shared page, at most, to judge whether the page is a hub. */
const MOST_SAMPLED = 500

/** Why two clusters of a plan are not one: what they share, and what the plan asks for. */
export async function explainArticlesApart(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, articleIds }: TwoArticles,
): Promise<Answer> {
  const [a, b] = articleIds
  if (a === undefined || b === undefined || articleIds.length > 2 || a === b)
    throw new Invalid('articleId: name two different clusters.')
  await expectArticles(ctx, { plan, articleIds })
  const own = (await readSerps(ctx, services, { plan, articleIds })).filter(({ pages }) => pages !== null)
  const others = await findSharing(ctx, services, { plan, articleIds })
  const { table, rowOf } = fillSerpTable([...own, ...others])
  const rowsOf = (id: number) =>
    own.flatMap(({ articleId }, at) => (articleId === id ? [itemAt(rowOf, at)] : []))
  const [rowsA, rowsB] = [rowsOf(a), rowsOf(b)]
  const keywordOf = new Map(own.map((keyword, at) => [rowOf[at], keyword]))
  const found = explainApart(table, { a: rowsA, b: rowsB, minimumScore: plan.minimumScore })
  const known = [rowsA, rowsB].map((rows) => rows.filter((row) => hasPages(table, row)).length)
  const listed = found.pages.slice(0, MOST_SHARED_URLS)
  const urlsOf = await readUrls(ctx, services, {
    plan,
    keywordIds: listed.map(({ row }) => keywordOf.get(row)?.id ?? 0),
  })
  const closest = found.closest && [keywordOf.get(found.closest.a), keywordOf.get(found.closest.b)]
  return {
    reason: found.overlap === null ? 'unknown' : found.reason,
    clusters: await describeClusters(ctx, { plan, articleIds, known }),
    score: found.overlap === null ? null : Math.round(found.overlap * 10) / 10,
    minimum_score: plan.minimumScore,
    needed_score: found.neededScore === 0 ? null : found.neededScore,
    urlCount: found.pages.length,
    urls: listed.map((page) => describePage(page, urlsOf.get(keywordOf.get(page.row)?.id ?? 0))),
    closest: await describePair(ctx, { plan, pair: closest, overlap: found.closest?.overlap ?? 0 }),
  }
}

const rankedRow = z.object({
  id: z.number(),
  folded: z.string(),
  volume: z.number().nullable(),
  articleId: z.number().nullable(),
  pages: z.instanceof(Buffer),
})

/**
 * Finds keywords of other clusters, or of none, with a page that both clusters share. Whether that page is a hub shows
 * in what its keywords share apart from it.
 */
async function findSharing(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, articleIds }: TwoArticles,
): Promise<Ranked[]> {
  const isInCache = await cacheCondition(ctx, services, plan)
  const keysOf = (id: number) => sql`
    select key from keywords k ${resultsOfKeyword(isInCache)}, unnest(s.pages) as key
    where ${isInPlan(plan)} and k.article_id = ${id}
  `
  const rows = await listRows(ctx.database, rankedRow)`
    with shared as materialized (${sql.join(articleIds.map(keysOf), sql` intersect `)})
    select distinct on (found.id) found.* from shared cross join lateral (
      select k.id, k.folded, k.estimated_search_volume as volume, k.article_id as "articleId", array_send(s.pages) as pages
      from serps s cross join lateral (
        select k.* from keywords k where ${isInPlan(plan)} and k.folded = s.keyword collate "C" offset 0
      ) as k
      where s.pages @> array[shared.key] and ${isInCache} limit ${MOST_SAMPLED}
    ) as found
  `
  const isOwn = new Set(articleIds)
  return rows
    .filter(({ articleId }) => articleId === null || !isOwn.has(articleId))
    .map(({ pages, ...keyword }) => ({ ...keyword, pages: readPageKeys(pages).items }))
}

function describePage(
  { isHub, keywordsA, keywordsB, place }: SharedPage,
  having: KeywordUrls | undefined,
): Answer['urls'][number] {
  return { url: listPages(having?.urls ?? [])[place] ?? '', is_hub: isHub, keywordsA, keywordsB }
}

const clusterRow = apart.shape.clusters.element.omit({ knownCount: true })

async function describeClusters(
  { database }: Reads,
  { plan, articleIds, known }: TwoArticles & { known: readonly number[] },
): Promise<Answer['clusters']> {
  const rows = await listRows(database, clusterRow)`
    select id, title, keyword_count from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${[...articleIds]}::integer[])
    order by array_position(${[...articleIds]}::integer[], id)
  `
  return rows.map((row, at) => ({ ...row, knownCount: known[at] ?? 0 }))
}

const keywordRow = z.object({ id: z.number(), keyword: z.string() })

async function describePair(
  { database }: Reads,
  { plan, pair, overlap }: { plan: Plan; pair: (KeywordSerp | undefined)[] | null; overlap: number },
): Promise<Answer['closest']> {
  if (pair === null) return null
  const ids = pair.map((keyword) => keyword?.id ?? 0)
  const rows = await listRows(database, keywordRow)`
    select id, keyword from keywords
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${ids}::integer[])
    order by array_position(${ids}::integer[], id)
  `
  return { keywords: rows, overlap }
}
