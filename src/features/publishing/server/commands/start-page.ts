import { z } from 'zod'
import { ARTICLE_STATUSES } from '#features/articles/rules.ts'
import { isInWriting, matchPage, setStatus } from '#features/articles/server/index.ts'
import { readPageUrl } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { findPage, insertFoundPages, notePublished } from '#features/pages/server/index.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { STATUS_OF_STATE, type PublishState } from '../../rules.ts'

interface Start {
  plan: Plan
  articleId: number
  state: PublishState
  /** Where readers find it; null when the system does not say. */
  url: string | null
  /** Where they found it before. */
  before: string | null
  /** The version that a person has let pass without a review; null: a review is as it was. */
  approvedVersion: number | null
}

const articleRow = z.object({
  status: z.enum(ARTICLE_STATUSES),
  pageUrl: z.string().nullable(),
  isInWriting: z.boolean(),
})

/**
 * Gives a published article its status and, once it is live, the row of its page in the plan, so that its search data
 * belong to it. An article that is published stays so when a new text of it is uploaded for editors only.
 */
export async function startPage(
  ctx: Writes,
  { plan, articleId, state, url, before, approvedVersion }: Start,
): Promise<void> {
  const article = await findRow(ctx.database, articleRow)`
    select a.status, p.url as "pageUrl", ${isInWriting} as "isInWriting" from articles a
    left join pages p on p.workspace_id = a.workspace_id and p.id = a.page_id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = ${articleId}
  `
  // Deleted meanwhile: the post stays known, for Undo.
  if (article === null) return
  // Agents who have begun to write it again meanwhile go on from the status that it has.
  if (!article.isInWriting && (state === 'live' || article.status !== 'published'))
    await setStatus(ctx, { plan, articleIds: [articleId], status: STATUS_OF_STATE[state], approvedVersion })
  if (state !== 'live' || url === null) return
  const pageUrl = readPageUrl(url)
  const isMatchedElsewhere = article.pageUrl !== null && article.pageUrl !== before
  if (pageUrl === null || isMatchedElsewhere) return
  await insertFoundPages(ctx, { plan, urls: [pageUrl], source: 'added' })
  const page = await findPage(ctx, { plan, page: pageUrl })
  // Without room for another page.
  if (page === null) return
  await notePublished(ctx, { plan, pageId: page.page_id })
  if (article.pageUrl !== pageUrl) await matchPage(ctx, { plan, pageId: page.page_id, articleId })
}
