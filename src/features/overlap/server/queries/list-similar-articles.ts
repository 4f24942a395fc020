import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { z } from 'zod'
import { hasPages, scoreSets, type PageTable } from '#engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { similarArticle, type similarArticles } from '../../contract.ts'
import { MOST_SIMILAR } from '../../rules.ts'
import { findCandidates } from './find-candidates.ts'
import { findSharing, openSearch, type Searching, type SharedPages } from '../serps/find-sharing.ts'
import { groupRows, readResults, expectArticles } from '../serps/read-serps.ts'
import { listRows } from '#platform/server/database/rows.ts'

type Similar = z.infer<typeof similarArticle>

interface Wanted {
  plan: Plan
  articleId: number
}

/**
 * Clusters that are scored exactly: more than are shown, because they are chosen by an estimate that takes the results
 * of all their keywords for known.
 */
const CANDIDATES = 100
/** A lower score is shown as 0.0. */
const LEAST_SCORE = 0.05
const KEYWORDS_SHOWN = 10

/** The clusters of the plan that share most with one (C-038), by mean overlap, the most similar first. */
export async function listSimilarArticles(
  ctx: Reads,
  services: CachedSerpServices,
  wanted: Wanted,
): Promise<z.infer<typeof similarArticles>> {
  const { plan, articleId } = wanted
  await expectArticles(ctx, { plan, articleIds: [articleId] })
  const search = await openSearch(ctx, services, plan)
  const shared = await findSharing(search, { articleId, withFree: false })
  const { knownCount, scored } = await scoreSharing(ctx, services, { ...wanted, search, shared })
  return {
    knownCount,
    articles: await describeArticles(ctx, { plan, scored: scored.slice(0, MOST_SIMILAR) }),
  }
}

type Scored = Pick<Similar, 'id' | 'score' | 'shared_urls'>

interface Sharing extends Wanted {
  search: Searching
  shared: SharedPages
  /** Clusters that are scored, too, when they share a page that links. */
  namedIds?: readonly number[]
}

/** The exact scores of the clusters that share most with one, best first; none that is shown as 0.0. */
export async function scoreSharing(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, articleId, search, shared, namedIds = [] }: Sharing,
): Promise<{ knownCount: number; scored: Scored[] }> {
  const candidates = await findCandidates(search, { shared, most: CANDIDATES, namedIds })
  const results = await readResults(ctx, services, { plan, articleIds: [articleId, ...candidates] })
  const { table } = results
  const rows = groupRows(results)
  const rowsOf = (id: number) => rows.get(id) ?? []
  const own = rowsOf(articleId)
  const ownPages = pagesOf(table, own)
  const scored = candidates
    .map((id) => ({
      id,
      score: scoreSets(table, own, rowsOf(id)) ?? 0,
      shared_urls: ownPages.intersection(pagesOf(table, rowsOf(id))).size,
    }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score || b.shared_urls - a.shared_urls || a.id - b.id)
  return { knownCount: own.filter((row) => hasPages(table, row)).length, scored }
}

/** The pages that are in the results of these rows. */
function pagesOf({ urls, urlStart, urlEnd }: PageTable, rows: readonly number[]): Set<number> {
  const pages = new Set<number>()
  for (const row of rows) for (const page of urls.subarray(urlStart[row], urlEnd[row])) pages.add(page)
  return pages
}

const articleRow = similarArticle.omit({ score: true, shared_urls: true })

async function describeArticles(
  { database }: Reads,
  { plan, scored }: { plan: Plan; scored: readonly Scored[] },
): Promise<Similar[]> {
  const rows = await listRows(database, articleRow)`
    select a.id, a.title, a.is_locked, a.keyword_count, coalesce(m.known_volume_count, 0) as known_volume_count,
      exists (select from keywords r where r.workspace_id = a.workspace_id and r.contentplan_id = a.contentplan_id
        and r.article_id = a.id and r.volume_is_rough) as volume_is_rough,
      case when m.known_volume_count > 0 then a.estimated_search_volume end as estimated_search_volume, (
      select coalesce(jsonb_agg(to_jsonb(k)), '[]') from (
        select id, keyword, estimated_search_volume, volume_is_rough from keywords
        where workspace_id = a.workspace_id and contentplan_id = a.contentplan_id and article_id = a.id
        order by estimated_search_volume desc nulls last, id limit ${KEYWORDS_SHOWN}
      ) as k
    ) as keywords
    from articles a left join article_metrics m on m.article_id = a.id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
      and a.id = any (${scored.map(({ id }) => id)}::integer[])
  `
  const known = new Map(rows.map((row) => [row.id, row]))
  return scored.flatMap(({ id, score, shared_urls }) => {
    const row = known.get(id)
    return row === undefined ? [] : [{ ...row, score: Math.round(score * 10) / 10, shared_urls }]
  })
}
