import { sql } from 'kysely'
import { z } from 'zod'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { changePlan } from '../changing/change-plan.ts'
import { requireArticles } from '../queries/require-articles.ts'

interface OfPages {
  plan: Plan
  /** Of the plan. */
  pageIds: readonly number[]
}

/**
 * Matches a page of the plan with a cluster, whatever each of them was matched with before (V-28), and locks the match, so that
 * nothing but people changes it (M-27). Gives the cluster that has lost the page.
 */
export async function matchPage(
  ctx: Writes,
  { plan, pageId, articleId }: { plan: Plan; pageId: number; articleId: number },
): Promise<{ changeId: number | null; takenFrom: Matched | null }> {
  const touches = async () => {
    await requireArticles(ctx, { plan, articleIds: [articleId] })
    const [holder] = await listMatched(ctx, { plan, pageIds: [pageId] })
    const takenFrom = holder === undefined || holder.articleId === articleId ? null : holder
    return { takenFrom, articleIds: [articleId, ...(takenFrom === null ? [] : [takenFrom.articleId])] }
  }
  const change = { plan, kind: 'match page', touches, settles: 'sums' } as const
  const { changeId, touched } = await changePlan(ctx, change, async ({ takenFrom }) => {
    await sql`
      update articles set page_id = null, article_id_locked = false where id = ${takenFrom?.articleId ?? null}
    `.execute(ctx.database)
    await sql`
      update articles set page_id = ${pageId}, article_id_locked = true where id = ${articleId}
    `.execute(ctx.database)
  })
  return { changeId, takenFrom: touched.takenFrom }
}

/**
 * Takes pages from their clusters. Where a person takes one, runs leave the cluster without a page, too: it is locked. Where
 * pages were just excluded, their clusters may get another page.
 */
export async function unmatchPages(
  ctx: Writes,
  { plan, pageIds, kind }: OfPages & { kind: 'unmatch page' | 'exclude pages' },
): Promise<number | null> {
  const touches = async () => {
    const matched = await listMatched(ctx, { plan, pageIds })
    return { articleIds: matched.map(({ articleId }) => articleId) }
  }
  const change = { plan, kind, touches, settles: 'sums' } as const
  const { changeId } = await changePlan(ctx, change, async ({ articleIds }) => {
    await sql`
      update articles set page_id = null, article_id_locked = ${kind === 'unmatch page'}
      where id = any (${articleIds}::integer[])
    `.execute(ctx.database)
    return { pageIds: kind === 'exclude pages' ? pageIds : [] }
  })
  return changeId
}

/** Locks the matches of pages, or unlocks them where all are locked; throws Invalid where none has a cluster. */
export async function toggleMatchLocks(
  ctx: Writes,
  { plan, pageIds }: OfPages,
): Promise<{ changed: number; changeId: number | null }> {
  await lockPlan(ctx, { plan })
  const matched = await listMatched(ctx, { plan, pageIds })
  if (matched.length === 0) throw new Invalid('Only the match of a page that has a cluster can be locked.')
  const isLocked = !matched.every((one) => one.isLocked)
  const articleIds = matched.filter((one) => one.isLocked !== isLocked).map(({ articleId }) => articleId)
  const kind = isLocked ? 'lock page' : 'unlock page'
  const touches = async () => ({ articleIds })
  const { changeId } = await changePlan(ctx, { plan, kind, touches, settles: 'nothing' }, async () => {
    await sql`
      update articles set article_id_locked = ${isLocked} where id = any (${articleIds}::integer[])
    `.execute(ctx.database)
  })
  return { changed: articleIds.length, changeId }
}

const matchedArticle = z.object({
  articleId: z.number(),
  title: z.string(),
  pageId: z.number(),
  isLocked: z.boolean(),
})
type Matched = z.output<typeof matchedArticle>

async function listMatched({ database }: Reads, { plan, pageIds }: OfPages): Promise<Matched[]> {
  return listRows(database, matchedArticle)`
    select id as "articleId", title, page_id as "pageId", article_id_locked as "isLocked" from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and page_id = any (${[...pageIds]}::integer[])
    order by id
  `
}
