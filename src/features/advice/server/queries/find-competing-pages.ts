import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { countShared } from '#features/overlap/server/index.ts'
import type { SeenCluster } from '../../find-conflicts.ts'
import { isOfPlan, type Matched } from './read-impressions.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

/** The other page that is seen most for the keywords of a page's cluster. */
interface CompetingPage {
  pageId: number
  share: number
  /**
   * How many of ten results the cluster's main keyword shares with the keyword that the competing page is seen for
   * most; null when unknown.
   */
  overlap: number | null
}

/** Finds the pages that compete with the pages of clusters, by the id of the page that each competes with. */
export async function findCompetingPages(
  ctx: Reads,
  services: CachedSerpServices,
  {
    plan,
    clusters,
    matched,
  }: { plan: Plan; clusters: ReadonlyMap<number, SeenCluster>; matched: readonly Matched[] },
): Promise<Map<number, CompetingPage>> {
  const found = matched.flatMap(({ articleId, pageId, mainKeywordId }) => {
    const competing = clusters.get(articleId)?.pages.find((page) => page.pageId !== pageId)
    return competing === undefined ? [] : [{ pageId, mainKeywordId, competing }]
  })
  const subjects = await readSubjects(
    ctx,
    plan,
    found.map(({ competing }) => competing.pageId),
  )
  const pairs = found.map(
    ({ mainKeywordId, competing }) => [mainKeywordId ?? 0, subjects.get(competing.pageId) ?? 0] as const,
  )
  const shared = await countShared(ctx, services, { plan, pairs })
  return new Map(
    found.map(({ pageId, competing }, index) => {
      const [main, subject] = pairs[index] ?? []
      return [pageId, { ...competing, overlap: main === subject ? 10 : (shared[index] ?? null) }]
    }),
  )
}

const subjectRow = z.object({ pageId: z.number(), keywordId: z.number() })

/** The keyword that each of these pages is seen for most. */
async function readSubjects(
  { database }: Reads,
  plan: Plan,
  pageIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await listRows(database, subjectRow)`
    select distinct on (kp.page_id) kp.page_id as "pageId", kp.keyword_id as "keywordId"
    from keyword_pages kp
    where ${isOfPlan('kp', plan)} and kp.impressions_last > 0 and kp.page_id = any (${[...new Set(pageIds)]}::integer[])
    order by kp.page_id, kp.impressions_last desc, kp.keyword_id
  `
  return new Map(rows.map(({ pageId, keywordId }) => [pageId, keywordId]))
}
