import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { TITLE_TAKEN } from '../../rules.ts'
import { changePlan } from '../changing/change-plan.ts'
import { requireArticles } from '../queries/require-articles.ts'

/** Gives a cluster another title (C-041e); throws Conflict when another cluster of the plan has it (V-22). */
export async function renameArticle(
  ctx: Writes,
  { plan, articleId, title }: { plan: Plan; articleId: number; title: string },
): Promise<number | null> {
  const articleIds = [articleId]
  const touches = async () => {
    await requireArticles(ctx, { plan, articleIds })
    await requireFreeTitle(ctx, { plan, title, ownId: articleId })
    return { articleIds }
  }
  const { changeId } = await changePlan(
    ctx,
    { plan, kind: 'rename', touches, recounts: 'nothing' },
    async () => {
      await sql`update articles set title = ${title} where id = ${articleId}`.execute(ctx.database)
    },
  )
  return changeId
}

/** Locks clusters, so that nothing removes them or moves keywords out of them or into them, or unlocks them. */
export async function lockArticles(
  ctx: Writes,
  { plan, articleIds, isLocked }: { plan: Plan; articleIds: readonly number[]; isLocked: boolean },
): Promise<number | null> {
  const kind = isLocked ? 'lock' : 'unlock'
  const touches = async () => {
    await requireArticles(ctx, { plan, articleIds })
    return { articleIds }
  }
  const { changeId } = await changePlan(ctx, { plan, kind, touches, recounts: 'nothing' }, async () => {
    await sql`
      update articles set is_locked = ${isLocked} where id = any (${[...articleIds]}::integer[])
    `.execute(ctx.database)
  })
  return changeId
}

/** Moves clusters to a hub (C-041k), or out of theirs; throws NotFound when the plan does not have the hub. */
export async function moveToHub(
  ctx: Writes,
  { plan, articleIds, topicId }: { plan: Plan; articleIds: readonly number[]; topicId: number | null },
): Promise<number | null> {
  const touches = async () => {
    await requireArticles(ctx, { plan, articleIds })
    if (topicId !== null) await requireHub(ctx, { plan, topicId })
    return { articleIds }
  }
  const { changeId } = await changePlan(
    ctx,
    { plan, kind: 'move to hub', touches, recounts: 'nothing' },
    async () => {
      await sql`
        update articles set topic_id = ${topicId} where id = any (${[...articleIds]}::integer[])
      `.execute(ctx.database)
    },
  )
  return changeId
}

/** Throws NotFound unless this is a hub of the plan; locks it against deletion until the transaction ends. */
export async function requireHub(
  { database }: Reads,
  { plan, topicId }: { plan: Plan; topicId: number },
): Promise<void> {
  const { rows } = await sql`
    select from topics
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${topicId}
    for key share
  `.execute(database)
  if (rows.length === 0) throw new NotFound('There is nothing under this id.')
}

export async function requireFreeTitle(
  { database }: Reads,
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
