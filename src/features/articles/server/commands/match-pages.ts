import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'

/** Maps clusters that have no page yet to pages that no cluster has (V-28); what somebody locked stays (M-27). */
export async function matchPages(
  { database }: Pick<MemberContext, 'database'>,
  { plan, matches }: { plan: Plan; matches: readonly { articleId: number; pageId: number }[] },
): Promise<void> {
  await sql`
    update articles a set page_id = found.page_id
    from unnest(${matches.map(({ articleId }) => articleId)}::integer[],
      ${matches.map(({ pageId }) => pageId)}::integer[]) as found (article_id, page_id)
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = found.article_id
      and a.page_id is null and not a.article_id_locked
      and found.page_id not in (select page_id from articles
        where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and page_id is not null)
  `.execute(database)
}
