import { sql } from 'kysely'
import { recountArticles } from './recount-articles.ts'
import { type Plan, tellPlanChanged } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { lockKeywords } from '../changing/lock-keywords.ts'
import { readPlanState } from '../history/plan-state.ts'
import { recordChange } from '../history/record-change.ts'
import { requireArticles } from '../queries/require-articles.ts'

type Writing = Pick<MemberContext, 'database' | 'userId'>

interface Matched {
  articleId: number
  title: string
  pageId: number
  isLocked: boolean
}

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
  ctx: Writing,
  { plan, pageId, articleId }: { plan: Plan; pageId: number; articleId: number },
): Promise<{ changeId: number | null; takenFrom: Matched | null }> {
  await lockKeywords(ctx, { plan })
  await requireArticles(ctx, { plan, articleIds: [articleId] })
  const [holder] = await listMatched(ctx, { plan, pageIds: [pageId] })
  const takenFrom = holder === undefined || holder.articleId === articleId ? null : holder
  const articleIds = [articleId, ...(takenFrom === null ? [] : [takenFrom.articleId])]
  const before = await readPlanState(ctx, { plan, keywordIds: [], articleIds })
  await sql`
    update articles set page_id = null, article_id_locked = false where id = ${takenFrom?.articleId ?? null}
  `.execute(ctx.database)
  await sql`
    update articles set page_id = ${pageId}, article_id_locked = true where id = ${articleId}
  `.execute(ctx.database)
  await recountArticles(ctx, { plan, articleIds })
  await tellPlanChanged(ctx, plan)
  return {
    takenFrom,
    changeId: await recordChange(ctx, { plan, kind: 'match page', before, userId: ctx.userId }),
  }
}

/**
 * Takes pages from their clusters. One that somebody takes stays away from runs too: the cluster is locked without a page. Of pages
 * that were just excluded the clusters are free for another one.
 */
export async function unmatchPages(
  ctx: Writing,
  { plan, pageIds, kind }: OfPages & { kind: 'unmatch page' | 'exclude pages' },
): Promise<number | null> {
  await lockKeywords(ctx, { plan })
  const articleIds = (await listMatched(ctx, { plan, pageIds })).map((one) => one.articleId)
  const before = await readPlanState(ctx, { plan, keywordIds: [], articleIds })
  await sql`
    update articles set page_id = null, article_id_locked = ${kind === 'unmatch page'}
    where id = any (${articleIds}::integer[])
  `.execute(ctx.database)
  await recountArticles(ctx, { plan, articleIds })
  await tellPlanChanged(ctx, plan)
  const excluded = kind === 'exclude pages' ? pageIds : []
  return recordChange(ctx, { plan, kind, before, pageIds: excluded, userId: ctx.userId })
}

/** Locks the matches of pages, or unlocks them where all are locked; throws Invalid where none has a cluster. */
export async function lockMatches(
  ctx: Writing,
  { plan, pageIds }: OfPages,
): Promise<{ changed: number; changeId: number | null }> {
  await lockKeywords(ctx, { plan })
  const matched = await listMatched(ctx, { plan, pageIds })
  if (matched.length === 0) throw new Invalid('Only the match of a page that has a cluster can be locked.')
  const isLocked = !matched.every((one) => one.isLocked)
  const articleIds = matched.filter((one) => one.isLocked !== isLocked).map((one) => one.articleId)
  const before = await readPlanState(ctx, { plan, keywordIds: [], articleIds })
  await sql`
    update articles set article_id_locked = ${isLocked} where id = any (${articleIds}::integer[])
  `.execute(ctx.database)
  await tellPlanChanged(ctx, plan)
  const kind = isLocked ? 'lock page' : 'unlock page'
  return {
    changed: articleIds.length,
    changeId: await recordChange(ctx, { plan, kind, before, userId: ctx.userId }),
  }
}

async function listMatched({ database }: Writing, { plan, pageIds }: OfPages): Promise<Matched[]> {
  const { rows } = await sql<Matched>`
    select id as "articleId", title, page_id as "pageId", article_id_locked as "isLocked" from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and page_id = any (${[...pageIds]}::integer[])
    order by id
  `.execute(database)
  return rows
}
