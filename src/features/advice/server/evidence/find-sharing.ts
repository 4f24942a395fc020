import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'
import type { Seen } from '../../find-conflicts.ts'
import { isOfPlan, readImpressions } from '../queries/read-impressions.ts'

/**
 * Of a start page, which may be seen for most keywords of a plan, only these many are followed to their clusters, and only
 * these many clusters are read. Those with a stored conflict come first, because a conflict is one of two clusters or more.
 */
const MOST = { keywords: 1000, clusters: 15 }

/** The pages that are seen for the other clusters for which this page is seen. */
export async function findSharing(
  ctx: Reads,
  plan: Plan,
  { articleId, page }: { articleId: number; page: { pageId: number } | undefined },
): Promise<Seen[]> {
  if (page === undefined) return []
  const rows = await listRows(ctx.database, idRow)`
    select seen.id
    from (
      select k.article_id as id, sum(kp.impressions_last) as impressions
      from (
        select keyword_id, impressions_last from keyword_pages kp
        where ${isOfPlan('kp', plan)} and kp.page_id = ${page.pageId} and kp.impressions_last > 0
        order by impressions_last desc limit ${MOST.keywords}
      ) kp
      cross join lateral (select article_id from keywords where id = kp.keyword_id offset 0) k
      where k.article_id <> ${articleId}
      group by k.article_id
    ) seen
    left join lateral (select url_conflict from article_alerts where article_id = seen.id offset 0) al on true
    order by coalesce(al.url_conflict, false) desc, seen.impressions desc, seen.id
    limit ${MOST.clusters}
  `
  if (rows.length === 0) return []
  return readImpressions(
    ctx,
    plan,
    rows.map(({ id }) => id),
  )
}
