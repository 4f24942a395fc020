import { sql } from 'kysely'
import type { z } from 'zod'
import { scoreSets, type KeywordTable } from '#features/clustering/engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { similarArticle, similarArticles } from '../contract.ts'
import { MOST_SIMILAR } from '../rules.ts'
import { readResults, requireArticles, shelfOf } from './read-serps.ts'
import { fillSerpTable } from './serp-table.ts'
import type { OverlapServices } from './services.ts'

type Reading = Pick<MemberContext, 'database'>
type Similar = z.infer<typeof similarArticle>

interface Wanted {
  plan: Plan
  articleId: number
}

/** A page in the results of more keywords leads to no cluster by itself; it counts where another page led. */
const MOST_LED_TO = 400
/** Of so many the keywords are counted whose results are known, */
const LIKELY = 100
/** and so many are compared exactly: more than are shown, for they are chosen by what the index says of them. */
const CANDIDATES = MOST_SIMILAR + 10
/** Below it a score is written as 0.0. */
const LEAST_SCORE = 0.05
const KEYWORDS_SHOWN = 10

/** C-038: the clusters of the plan that share most with this one, by mean overlap, the best first. */
export async function listSimilarArticles(
  ctx: Reading,
  services: OverlapServices,
  wanted: Wanted,
): Promise<z.infer<typeof similarArticles>> {
  const { plan, articleId } = wanted
  await requireArticles(ctx, { plan, articleIds: [articleId] })
  const candidates = await findCandidates(ctx, services, wanted)
  const keywords = await readResults(ctx, services, { plan, articleIds: [articleId, ...candidates] })
  const { table, rowOf } = fillSerpTable(keywords)
  const places = Map.groupBy(keywords.keys(), (at) => keywords[at].articleId)
  const rowsOf = (id: number) => (places.get(id) ?? []).map((at) => rowOf[at])
  const own = rowsOf(articleId)
  const scored = candidates
    .map((id) => ({
      id,
      score: scoreSets(table, own, rowsOf(id)) ?? 0,
      shared_urls: countShared(table, own, rowsOf(id)),
    }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score || b.shared_urls - a.shared_urls || a.id - b.id)
    .slice(0, MOST_SIMILAR)
  return {
    knownCount: own.filter((row) => table.urlEnd[row] > table.urlStart[row]).length,
    articles: await describeArticles(ctx, { plan, scored }),
  }
}

/** Clusters with a page of this one's in their results, by what the index says that they share. */
async function findCandidates(
  ctx: Reading,
  services: OverlapServices,
  { plan, articleId }: Wanted,
): Promise<number[]> {
  const isOnShelf = await shelfOf(ctx, services, plan)
  const isInPlan = sql`k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}`
  const { rows } = await sql<{ id: number }>`
    with own as materialized (
      select key, count(*) as keywords
      from keywords k join serps s on s.keyword = k.folded collate "default" and ${isOnShelf},
        unnest(s.page_keys) as key
      where ${isInPlan} and k.article_id = ${articleId} group by key
    ), telling as materialized (
      select key from own where (
        select count(*) from (select from serps where page_keys @> array[key] limit ${MOST_LED_TO + 1}) as led_to
      ) <= ${MOST_LED_TO}
    ), hits as (
      select k.article_id as id, sum(shared.keywords) as keywords
      from serps s
      join keywords k on ${isInPlan} and k.folded = s.keyword collate "C"
        and k.article_id is not null and k.article_id <> ${articleId}
      cross join lateral (
        select sum(own.keywords) as keywords from unnest(s.page_keys) as theirs (key) join own using (key)
      ) as shared
      where s.page_keys && (select coalesce(array_agg(key), '{}') from telling) and ${isOnShelf}
      group by k.article_id
    ), likely as (
      select id, hits.keywords from hits join articles a using (id)
      where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
      order by hits.keywords / greatest(a.keyword_count, 1) desc, id limit ${LIKELY}
    )
    select likely.id from likely cross join lateral (
      select count(*) from keywords k join serps s on s.keyword = k.folded collate "default" and ${isOnShelf}
      where ${isInPlan} and k.article_id = likely.id and s.urls <> '{}'
    ) as known (keywords)
    order by likely.keywords / known.keywords desc, likely.id limit ${CANDIDATES}
  `.execute(ctx.database)
  return rows.map(({ id }) => id)
}

/** Pages that stand in the results of both. */
function countShared(
  { urls, urlStart, urlEnd }: KeywordTable,
  own: readonly number[],
  theirs: readonly number[],
): number {
  const pagesOf = (rows: readonly number[]) =>
    new Set(rows.flatMap((row) => [...urls.subarray(urlStart[row], urlEnd[row])]))
  return pagesOf(own).intersection(pagesOf(theirs)).size
}

async function describeArticles(
  { database }: Reading,
  { plan, scored }: { plan: Plan; scored: readonly Pick<Similar, 'id' | 'score' | 'shared_urls'>[] },
): Promise<Similar[]> {
  const { rows } = await sql<Omit<Similar, 'score' | 'shared_urls'>>`
    select a.id, a.title, a.keyword_count, a.estimated_search_volume, (
      select coalesce(jsonb_agg(to_jsonb(k)), '[]') from (
        select id, keyword, estimated_search_volume from keywords
        where workspace_id = a.workspace_id and contentplan_id = a.contentplan_id and article_id = a.id
        order by estimated_search_volume desc nulls last, id limit ${KEYWORDS_SHOWN}
      ) as k
    ) as keywords
    from articles a where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
      and id = any (${scored.map(({ id }) => id)}::integer[])
  `.execute(database)
  const known = new Map(rows.map((row) => [row.id, row]))
  return scored.flatMap(({ id, score, shared_urls }) => {
    const row = known.get(id)
    return row === undefined ? [] : [{ ...row, score: Math.round(score * 10) / 10, shared_urls }]
  })
}
