import { z } from 'zod'
import { listRows } from '#platform/server/database/rows.ts'
import type { Reading } from '../tools/define-tool.ts'

const urlRow = z.object({ url: z.string() })

/** The pages that an article is written from. */
export async function listSourceUrls(
  { database, plan }: Pick<Reading, 'database' | 'plan'>,
  { articleId }: { articleId: number },
): Promise<string[]> {
  const rows = await listRows(database, urlRow)`
    select distinct unnest(sources) as url from article_research
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id = ${articleId}
  `
  return rows.map(({ url }) => url)
}
