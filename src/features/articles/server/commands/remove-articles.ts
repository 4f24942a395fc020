import { sql } from 'kysely'
import { type Plan, tellPlanChanged } from '#features/contentplans/server/index.ts'
import type { OverlapServices } from '#features/overlap/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { findKeywordsOf } from '../queries/find-keywords.ts'
import { lockKeywords } from '../changing/lock-keywords.ts'
import { readPlanState } from '../history/plan-state.ts'
import { recordChange } from '../history/record-change.ts'
import { requireArticles } from '../queries/require-articles.ts'
import { settleArticles } from '../changing/settle-articles.ts'

interface Removal {
  plan: Plan
  articleIds: readonly number[]
}

type Writing = Pick<MemberContext, 'database' | 'userId'>

/** Deletes clusters and excludes their keywords (C-041p). */
export async function deleteArticles(ctx: Writing, removal: Removal): Promise<number | null> {
  return removeArticles(ctx, { ...removal, kind: 'delete articles' })
}

/** Deletes clusters; their keywords become inactive (C-041q). */
export async function resetArticles(ctx: Writing, removal: Removal): Promise<number | null> {
  return removeArticles(ctx, { ...removal, kind: 'reset articles' })
}

async function removeArticles(
  ctx: Writing,
  { plan, articleIds, kind }: Removal & { kind: 'delete articles' | 'reset articles' },
): Promise<number | null> {
  await allowLongWork(ctx.database)
  await lockKeywords(ctx, { plan })
  await requireArticles(ctx, { plan, articleIds })
  const keywordIds = await findKeywordsOf(ctx, { plan, articleIds })
  const before = await readPlanState(ctx, { plan, keywordIds, articleIds })
  await sql`
    update keywords set article_id = null, excluded = ${kind === 'delete articles'}, in_queue = false
    where id = any (${keywordIds}::integer[])
  `.execute(ctx.database)
  await sql`
    delete from articles where workspace_id = ${plan.workspaceId} and id = any (${[...articleIds]}::integer[])
  `.execute(ctx.database)
  await tellPlanChanged(ctx, plan)
  return recordChange(ctx, { plan, kind, before, userId: ctx.userId })
}

/** Puts the keywords of clusters into another one and deletes those that are empty then (C-041r). */
export async function mergeArticles(
  ctx: Writing,
  services: OverlapServices,
  { plan, articleIds, intoId }: Removal & { intoId: number },
): Promise<number | null> {
  const fromIds = articleIds.filter((id) => id !== intoId)
  await allowLongWork(ctx.database)
  await lockKeywords(ctx, { plan })
  await requireArticles(ctx, { plan, articleIds: [...fromIds, intoId] })
  const keywordIds = await findKeywordsOf(ctx, { plan, articleIds: fromIds })
  const before = await readPlanState(ctx, { plan, keywordIds, articleIds: [...fromIds, intoId] })
  await sql`
    update keywords set article_id = ${intoId} where id = any (${keywordIds}::integer[])
  `.execute(ctx.database)
  const match = await findMatch(ctx, { articleIds: [...fromIds, intoId], intoId })
  await sql`
    delete from articles where workspace_id = ${plan.workspaceId} and id = any (${fromIds}::integer[])
  `.execute(ctx.database)
  await sql`
    update articles set page_id = ${match.pageId}, article_id_locked = ${match.isLocked}
    where id = ${intoId} and page_id is distinct from ${match.pageId}::integer
  `.execute(ctx.database)
  await settleArticles(ctx, services, { plan, articleIds: [intoId] })
  await tellPlanChanged(ctx, plan)
  return recordChange(ctx, { plan, kind: 'merge', before, userId: ctx.userId })
}

/** The match that clusters keep as one: what somebody has locked, then its own, then that of the most searched (M-27). */
async function findMatch(
  { database }: Writing,
  { articleIds, intoId }: { articleIds: readonly number[]; intoId: number },
): Promise<{ pageId: number | null; isLocked: boolean }> {
  const { rows } = await sql<{ pageId: number | null; isLocked: boolean }>`
    select page_id as "pageId", article_id_locked as "isLocked" from articles
    where id = any (${[...articleIds]}::integer[]) and (page_id is not null or id = ${intoId})
    order by article_id_locked desc, page_id is not null desc, id = ${intoId} desc, estimated_search_volume desc, id
    limit 1
  `.execute(database)
  return rows[0]
}
