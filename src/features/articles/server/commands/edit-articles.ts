import { sql } from 'kysely'
import { type Plan, tellPlanChanged } from '#features/contentplans/server/index.ts'
import { Conflict } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { TITLE_TAKEN } from '../../rules.ts'
import { lockKeywords } from '../changing/lock-keywords.ts'
import { readPlanState } from '../history/plan-state.ts'
import { recordChange } from '../history/record-change.ts'
import { requireArticles } from '../queries/require-articles.ts'

type Writing = Pick<MemberContext, 'database' | 'userId'>

/** Gives a cluster another title (C-041e); throws Conflict where another cluster of the plan has it (V-22). */
export async function renameArticle(
  ctx: Writing,
  { plan, articleId, title }: { plan: Plan; articleId: number; title: string },
): Promise<number | null> {
  await lockKeywords(ctx, { plan })
  await requireArticles(ctx, { plan, articleIds: [articleId] })
  await requireFreeTitle(ctx, { plan, title, ownId: articleId })
  const before = await readPlanState(ctx, { plan, keywordIds: [], articleIds: [articleId] })
  await sql`update articles set title = ${title} where id = ${articleId}`.execute(ctx.database)
  await tellPlanChanged(ctx, plan)
  return recordChange(ctx, { plan, kind: 'rename', before, userId: ctx.userId })
}

/** Locks clusters, so that no clustering changes them, or lets it change them again. */
export async function lockArticles(
  ctx: Writing,
  { plan, articleIds, isLocked }: { plan: Plan; articleIds: readonly number[]; isLocked: boolean },
): Promise<number | null> {
  await lockKeywords(ctx, { plan })
  await requireArticles(ctx, { plan, articleIds })
  const before = await readPlanState(ctx, { plan, keywordIds: [], articleIds })
  await sql`
    update articles set is_locked = ${isLocked} where id = any (${[...articleIds]}::integer[])
  `.execute(ctx.database)
  await tellPlanChanged(ctx, plan)
  return recordChange(ctx, { plan, kind: isLocked ? 'lock' : 'unlock', before, userId: ctx.userId })
}

export async function requireFreeTitle(
  { database }: Writing,
  { plan, title, ownId = null }: { plan: Plan; title: string; ownId?: number | null },
): Promise<void> {
  const { rows } = await sql`
    select from articles
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and lower(title) = lower(${title}::text)
      and id is distinct from ${ownId}::integer
    limit 1
  `.execute(database)
  if (rows.length > 0) throw new Conflict(TITLE_TAKEN)
}
