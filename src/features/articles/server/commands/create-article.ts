import { sql } from 'kysely'
import { type Plan, tellPlanChanged } from '#features/contentplans/server/index.ts'
import { KEYWORD_LIMIT_REACHED } from '#features/contentplans/rules.ts'
import type { OverlapServices } from '#features/overlap/server/index.ts'
import { LimitReached, NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { countRoom } from '../changing/count-room.ts'
import { NOWHERE, readPlanState, type PlanState } from '../history/plan-state.ts'
import { recordChange } from '../history/record-change.ts'
import { settleArticles } from '../changing/settle-articles.ts'
import { requireFreeTitle } from './edit-articles.ts'

interface NewCluster {
  plan: Plan
  title: string
  keywordIds: readonly number[]
  /** One of them; the most searched if absent. */
  mainKeywordId?: number | undefined
}

/** Makes a cluster of keywords from anywhere in the plan (C-040, V-32); inactive and excluded ones become active. */
export async function createArticle(
  ctx: Pick<MemberContext, 'database' | 'userId'>,
  services: OverlapServices,
  { plan, title, mainKeywordId, ...named }: NewCluster,
): Promise<{ articleId: number; changeId: number | null }> {
  const room = await countRoom(ctx, { plan })
  await requireFreeTitle(ctx, { plan, title })
  const keywordIds = [
    ...new Set([...named.keywordIds, ...(mainKeywordId === undefined ? [] : [mainKeywordId])]),
  ]
  const { placeOf } = await readPlanState(ctx, { plan, keywordIds, articleIds: [] })
  if (placeOf.size < keywordIds.length) throw new NotFound('There is nothing under this id.')
  requireRoom(placeOf, room)
  const leftIds = [...new Set(placeOf.values())].filter((place) => place > NOWHERE)
  const before = await readPlanState(ctx, { plan, keywordIds, articleIds: leftIds })
  const { rows } = await sql<{ id: number }>`
    insert into articles (workspace_id, contentplan_id, title, main_keyword_id)
    values (${plan.workspaceId}, ${plan.id}, ${title}, ${mainKeywordId ?? null}) returning id
  `.execute(ctx.database)
  const [{ id: articleId }] = rows
  await sql`
    update keywords set article_id = ${articleId}, excluded = false, in_queue = false
    where id = any (${keywordIds}::integer[])
  `.execute(ctx.database)
  await settleArticles(ctx, services, { plan, articleIds: [articleId, ...leftIds] })
  await tellPlanChanged(ctx, plan)
  const changeId = await recordChange(ctx, {
    plan,
    kind: 'create',
    before,
    createdIds: [articleId],
    userId: ctx.userId,
  })
  return { articleId, changeId }
}

function requireRoom(placeOf: PlanState['placeOf'], room: number): void {
  const activated = [...placeOf.values()].filter((place) => place <= NOWHERE).length
  if (activated > room) throw new LimitReached(KEYWORD_LIMIT_REACHED)
}
