import { sql } from 'kysely'
import { z } from 'zod'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { idRow, listRows } from '#platform/server/database/rows.ts'
import { changePlan } from '../changing/change-plan.ts'
import { requireArticles } from '../queries/require-articles.ts'

interface OfPages {
  plan: Plan
  /** Must be pages of the plan. */
  pageIds: readonly number[]
}

/**
 * Matches a page of the plan with a cluster, in place of what either was matched with before (V-28), and locks the
 * match, so that only users change it (M-27). Returns the cluster that has lost the page.
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
  const change = { plan, kind: 'match page', touches, recounts: 'sums' } as const
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

/** Takes pages from their clusters. Their matches are locked, so that no run gives them another page. */
export async function unmatchPages(ctx: Writes, { plan, pageIds }: OfPages): Promise<number | null> {
  const touches = () => touchMatched(ctx, { plan, pageIds })
  const change = { plan, kind: 'unmatch page', touches, recounts: 'sums' } as const
  const { changeId } = await changePlan(ctx, change, ({ articleIds }) =>
    releasePages(ctx, { articleIds, isLocked: true }),
  )
  return changeId
}

/** Excludes pages from the plan. Their clusters lose the page, and a run may give them another one. */
export async function excludePages(ctx: Writes, { plan, pageIds }: OfPages): Promise<number | null> {
  const touches = () => touchMatched(ctx, { plan, pageIds })
  const change = { plan, kind: 'exclude pages', touches, recounts: 'sums' } as const
  const { changeId } = await changePlan(ctx, change, async ({ articleIds }) => {
    await releasePages(ctx, { articleIds, isLocked: false })
    await setExcluded(ctx, { plan, pageIds, isExcluded: true })
    return { pageIds }
  })
  return changeId
}

/**
 * Excludes pages, or includes them again, but without the clusters that they had. Pages that a cluster has by now are
 * not excluded. Returns the pages that changed.
 */
export async function setExcluded(
  { database }: Reads,
  { plan, pageIds, isExcluded }: OfPages & { isExcluded: boolean },
): Promise<number[]> {
  if (pageIds.length === 0) return []
  const rows = await listRows(database, idRow)`
    update pages set is_excluded = ${isExcluded} where id in (
      select id from pages p where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id}
        and p.id = any (${[...pageIds]}::integer[]) and p.is_excluded <> ${isExcluded}
        and (not ${isExcluded} or not exists (select from articles a where a.workspace_id = p.workspace_id and a.page_id = p.id))
      order by p.id for no key update
    ) returning id
  `
  return rows.map(({ id }) => id)
}

async function touchMatched(ctx: Reads, of: OfPages): Promise<{ articleIds: number[] }> {
  const matched = await listMatched(ctx, of)
  return { articleIds: matched.map(({ articleId }) => articleId) }
}

async function releasePages(
  { database }: Reads,
  { articleIds, isLocked }: { articleIds: readonly number[]; isLocked: boolean },
): Promise<void> {
  await sql`
    update articles set page_id = null, article_id_locked = ${isLocked} where id = any (${[...articleIds]}::integer[])
  `.execute(database)
}

/** Locks the matches of pages, or unlocks them if all are locked. Throws Invalid when none of them has a cluster. */
export async function toggleMatchLocks(
  ctx: Writes,
  { plan, pageIds, isOn }: OfPages & { isOn: boolean | undefined },
): Promise<{ changed: number; changeId: number | null }> {
  await lockPlan(ctx, { plan })
  const matched = await listMatched(ctx, { plan, pageIds })
  if (matched.length === 0) throw new Invalid('Only the match of a page that has a cluster can be locked.')
  const isLocked = isOn ?? !matched.every((one) => one.isLocked)
  const articleIds = matched.filter((one) => one.isLocked !== isLocked).map(({ articleId }) => articleId)
  if (articleIds.length === 0) return { changed: 0, changeId: null }
  const kind = isLocked ? 'lock page' : 'unlock page'
  const touches = async () => ({ articleIds })
  const { changeId } = await changePlan(ctx, { plan, kind, touches, recounts: 'nothing' }, async () => {
    await sql`
      update articles set article_id_locked = ${isLocked} where id = any (${articleIds}::integer[])
    `.execute(ctx.database)
  })
  return { changed: articleIds.length, changeId }
}

/**
 * Gives clusters without a page the page with the named URL, unless it is excluded or another cluster has it (V-28).
 * Locked clusters and locked matches stay as they are (M-27). Call it within changePlan.
 */
export async function matchFreePages(
  { database }: Reads,
  { plan, matches }: { plan: Plan; matches: readonly { articleId: number; url: string }[] },
): Promise<void> {
  const articleIds = matches.map(({ articleId }) => articleId)
  const urls = matches.map(({ url }) => url)
  await sql`
    update articles a set page_id = found.page_id
    from (
      select wanted.article_id, p.id as page_id
      from unnest(${articleIds}::integer[], ${urls}::text[]) as wanted (article_id, url)
      join pages p on p.contentplan_id = ${plan.id} and p.url = wanted.url
    ) as found
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.id = found.article_id
      and a.page_id is null and not a.article_id_locked and not a.is_locked
      and found.page_id not in (select page_id from articles
        where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and page_id is not null)
      and not exists (select from pages p where p.workspace_id = ${plan.workspaceId} and p.id = found.page_id and p.is_excluded)
  `.execute(database)
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
