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
type ShortSubject = z.infer<typeof shortSubject>

interface OfArticle {
  plan: Plan
  articleId: number
}

/** The cluster of a run was there when the run began. */
export class ClusterGone extends NotFound {
  override name = 'ClusterGone'

  constructor() {
    super(
      'This cluster was deleted, merged into another one or excluded while it was being written, so the writing has ended.',
    )
  }
}

/** What starting to write needs to know about a cluster. */
export async function getSubject(ctx: Reads, of: OfArticle): Promise<ShortSubject> {
  const found = await findSubject(ctx, of, { isLocked: false })
  if (found === null) throw new NotFound('There is nothing under this id.')
  return found
}

/** The same, and locks the cluster until the transaction ends, so that two starts follow each other. */
export async function lockSubject(ctx: Reads, of: OfArticle): Promise<ShortSubject> {
  const found = await findSubject(ctx, of, { isLocked: true })
  if (found === null) throw new NotFound('There is nothing under this id.')
  return found
}

/** Locks the cluster that a run writes; throws ClusterGone when it is no longer there. */
export async function lockWritten(ctx: Reads, of: OfArticle): Promise<void> {
  if ((await findSubject(ctx, of, { isLocked: true })) === null) throw new ClusterGone()
}

async function findSubject(
  { database }: Reads,
  { plan, articleId }: OfArticle,
  { isLocked }: { isLocked: boolean },
): Promise<ShortSubject | null> {
  return findRow(database, shortSubject)`
    select title, status, prompt is not null as "hasPrompt" from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${articleId}
    ${isLocked ? sql`for update` : sql``}
  `
}
