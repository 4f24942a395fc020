import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { OfPublication } from './publication-rows.ts'

const livePost = z.object({ platform: z.string(), url: z.string().nullable(), isMain: z.boolean() })

/**
 * Where search engines are to find an article that is at several systems: at the main one of the plan, otherwise where it
 * was published first. null when that is the system that is asked about, or the article is at no other.
 */
export async function findCanonical(
  { database }: Reads,
  { plan, articleId, platform }: OfPublication,
): Promise<string | null> {
  const posts = await listRows(database, livePost)`
    select p.target as platform, p.url, coalesce(c.main_cms_integration = p.target, false) as "isMain"
    from publications p
    join contentplans c on c.workspace_id = p.workspace_id and c.id = p.contentplan_id
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.article_id = ${articleId}
      and p.state = 'live'
    order by "isMain" desc, p.published_at, p.target
  `
  const [first] = posts
  return first === undefined || first.platform === platform ? null : first.url
}
