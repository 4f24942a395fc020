import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'
import type { Seen } from '../../find-conflicts.ts'
import { isOfPlan, readImpressions } from '../queries/read-impressions.ts'

/**
 * Other clusters that are read of a page, at most. A start page may be seen for thousands: those with a stored conflict
 * come first, because a conflict is always one of two clusters or more.
 */
const MOST_READ = 100

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
      from keyword_pages kp
      cross join lateral (select article_id from keywords where id = kp.keyword_id offset 0) k
      where ${isOfPlan('kp', plan)} and kp.page_id = ${page.pageId} and kp.impressions_last > 0
        and k.article_id <> ${articleId}
      group by k.article_id
    ) seen
    left join article_alerts al on al.article_id = seen.id
    order by coalesce(al.url_conflict, false) desc, seen.impressions desc, seen.id
    limit ${MOST_READ}
  `
  if (rows.length === 0) return []
  return readImpressions(
    ctx,
    plan,
    rows.map(({ id }) => id),
  )
}
