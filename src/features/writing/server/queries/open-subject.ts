import { sql } from 'kysely'
import { z } from 'zod'
import { ARTICLE_STATUSES } from '#features/articles/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'

const shortSubject = z.object({
  title: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  hasPrompt: z.boolean(),
})

interface OfArticle {
  plan: Plan
  articleId: number
}

/** What starting to write needs to know about a cluster. */
export async function findSubject(
  { database }: Reads,
  { plan, articleId }: OfArticle,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<z.infer<typeof shortSubject>> {
  const found = await findRow(database, shortSubject)`
    select title, status, prompt is not null as "hasPrompt" from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${articleId}
    ${isLocked ? sql`for update` : sql``}
  `
  if (found === null) throw new NotFound('There is nothing under this id.')
  return found
}

/** The same, and locks the cluster until the transaction ends, so that two starts follow each other. */
export function lockSubject(ctx: Reads, of: OfArticle): Promise<z.infer<typeof shortSubject>> {
  return findSubject(ctx, of, { isLocked: true })
}
