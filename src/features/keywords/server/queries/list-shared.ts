import { sql } from 'kysely'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import { sharedKeyword } from '../../contract.ts'

const totalRow = z.object({ total: z.number() })

/** What a visitor with the sharing key of a cluster sees of its keywords: the most searched first. */
export async function listShared(
  { database }: Reads,
  { plan, articleId, limit, page }: { plan: Plan; articleId: number; limit: number; page: number },
): Promise<{ keywords: z.infer<typeof sharedKeyword>[]; total: number }> {
  const ofArticle = sql`
    from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}`
  const { total } = await oneRow(database, totalRow)`select count(*) as total ${ofArticle}`
  const keywords = await listRows(database, sharedKeyword)`
    select keyword, estimated_search_volume, volume_is_rough ${ofArticle}
    order by estimated_search_volume desc nulls last, id
    limit ${limit} offset ${(page - 1) * limit}
  `
  return { keywords, total }
}
