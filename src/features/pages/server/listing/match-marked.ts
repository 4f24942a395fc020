import { z } from 'zod'
import { matchPage } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { ListedPage } from './describe-listed.ts'

const freeMatch = z.object({ pageId: z.number(), articleId: z.number() })

/**
 * Matches posts that we have made with their articles, and returns how many. Articles with a page, or whose match
 * a user has locked, stay as they are, and so do pages that are excluded or have a cluster. A marker counts only if
 * this plan has published with it, because several installations may publish to one website.
 */
export async function matchMarked(
  ctx: Writes,
  { plan, pages }: { plan: Plan; pages: readonly ListedPage[] },
): Promise<number> {
  const marked = pages.flatMap(({ url, marker }) => (marker === null ? [] : [{ url, marker }]))
  if (marked.length === 0) return 0
  const matches = await listRows(ctx.database, freeMatch)`
    select distinct on (a.id) p.id as "pageId", a.id as "articleId"
    from unnest(${marked.map(({ url }) => url)}::text[], ${marked.map(({ marker }) => marker)}::text[]) as found (url, marker)
    join pages p on p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.url = found.url
      and not p.is_excluded
    join publications b on b.workspace_id = p.workspace_id and b.contentplan_id = p.contentplan_id
      and b.target = 'wordpress' and b.marker = found.marker
    join articles a on a.workspace_id = b.workspace_id and a.contentplan_id = b.contentplan_id and a.id = b.article_id
      and a.page_id is null and not a.article_id_locked and not a.is_locked
    where not exists (select from articles other where other.workspace_id = p.workspace_id and other.page_id = p.id)
    order by a.id, p.id
  `
  const pageIds = new Set<number>()
  for (const match of matches) {
    if (pageIds.has(match.pageId)) continue
    pageIds.add(match.pageId)
    await matchPage(ctx, { plan, ...match })
  }
  return pageIds.size
}
