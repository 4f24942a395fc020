import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { MOST_SHARING, type Evidence, type SeenPage } from '../../contract.ts'
import { addUpClusters, groupByBestPage, type Seen } from '../../find-conflicts.ts'
import { isOfPlan } from '../queries/read-impressions.ts'

interface OfArticle {
  plan: Plan
  articleId: number
  matchedId: number | null
  /** The pages of the cluster, and of the others that its best page is seen for. */
  seen: readonly Seen[]
  /** The most seen first. */
  pages: readonly SeenPage[]
}

/** Which URL conflict a cluster has: the most seen page is not its page, or is the most seen one of other clusters, too. */
export async function describeConflict(
  ctx: Reads,
  { plan, articleId, matchedId, seen, pages: [best] }: OfArticle,
): Promise<Evidence['url_conflict']> {
  if (best === undefined) return null
  const articleIds = groupByBestPage(addUpClusters(seen)).get(best.page_id) ?? []
  const sharing = seen
    .filter(
      (one) =>
        one.pageId === best.page_id && one.articleId !== articleId && articleIds.includes(one.articleId),
    )
    .toSorted((a, b) => b.impressions - a.impressions || a.articleId - b.articleId)
  const listed = sharing.slice(0, MOST_SHARING)
  const titles = await readTitles(
    ctx,
    plan,
    listed.map((one) => one.articleId),
  )
  return {
    cases: [
      ...(matchedId !== null && matchedId !== best.page_id ? (['other_page'] as const) : []),
      ...(sharing.length > 0 ? (['shared_page'] as const) : []),
    ],
    page: { page_id: best.page_id, url: best.url },
    clusters: listed.map((one) => ({
      article_id: one.articleId,
      title: titles.get(one.articleId) ?? '',
      impressions: one.impressions,
    })),
    moreClusters: sharing.length - listed.length,
  }
}

const titleRow = z.object({ id: z.number(), title: z.string() })

async function readTitles(
  { database }: Reads,
  plan: Plan,
  articleIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await listRows(database, titleRow)`
    select a.id, a.title from articles a where ${isOfPlan('a', plan)} and a.id = any (${[...articleIds]}::integer[])
  `
  return new Map(rows.map(({ id, title }) => [id, title]))
}
