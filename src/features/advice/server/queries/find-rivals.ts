import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { countShared } from '#features/overlap/server/index.ts'
import type { SeenCluster } from '../../find-conflicts.ts'
import { isOfPlan, type Matched } from './read-seen.ts'
import type { AdviceServices } from './services.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { Reads } from '#platform/server/api/handlers.ts'

/** The strongest other page on the keywords of a page's cluster. */
interface Rival {
  pageId: number
  share: number
  /** Of ten results, how many the cluster's main keyword shares with what the rival is seen for most; null: not known. */
  overlap: number | null
}

/** By the id of the page whose rival it is. */
export async function findRivals(
  ctx: Reads,
  services: AdviceServices,
  {
    plan,
    clusters,
    matched,
  }: { plan: Plan; clusters: ReadonlyMap<number, SeenCluster>; matched: readonly Matched[] },
): Promise<Map<number, Rival>> {
  const found = matched.flatMap(({ articleId, pageId, mainKeywordId }) => {
    const rival = clusters.get(articleId)?.pages.find((page) => page.pageId !== pageId)
    return rival === undefined ? [] : [{ pageId, mainKeywordId, rival }]
  })
  const subjects = await readSubjects(
    ctx,
    plan,
    found.map(({ rival }) => rival.pageId),
  )
  const pairs = found.map(
    ({ mainKeywordId, rival }) => [mainKeywordId ?? 0, subjects.get(rival.pageId) ?? 0] as const,
  )
  const shared = await countShared(ctx, services, { plan, pairs })
  return new Map(
    found.map(({ pageId, rival }, index) => {
      const [main, subject] = pairs[index] ?? []
      return [pageId, { ...rival, overlap: main === subject ? 10 : (shared[index] ?? null) }]
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
