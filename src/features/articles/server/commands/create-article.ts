import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import { KEYWORD_LIMIT_REACHED } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { LimitReached, NotFound } from '#platform/errors.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { idRow, oneRow } from '#platform/server/database/rows.ts'
import { changePlan } from '../changing/change-plan.ts'
import { countRoom } from '../changing/count-room.ts'
import { NOWHERE, readPlanState } from '../history/plan-state.ts'
import { requireUnlocked } from '../queries/require-unlocked.ts'
import { requireFreeTitle } from './edit-articles.ts'

interface NewArticle {
  plan: Plan
  title: string
  keywordIds: readonly number[]
  /** The most searched of the keywords if absent. */
  mainKeywordId?: number | undefined
}

/** Creates a cluster of any keywords of the plan (C-040, V-32); inactive and excluded ones become active. */
export async function createArticle(
  ctx: Writes,
  services: CachedSerpServices,
  { plan, title, mainKeywordId, ...named }: NewArticle,
): Promise<{ articleId: number; changeId: number | null }> {
  const keywordIds = [
    ...new Set([...named.keywordIds, ...(mainKeywordId === undefined ? [] : [mainKeywordId])]),
  ]
  const touches = async () => {
    await requireFreeTitle(ctx, { plan, title })
    const articleIds = await findLeftArticles(ctx, { plan, keywordIds })
    await requireUnlocked(ctx, { plan, articleIds })
    return { keywordIds, articleIds }
  }
  const { changeId, done } = await changePlan(
    ctx,
    { plan, kind: 'create', touches, recounts: services },
    async () => {
      const { id: articleId } = await oneRow(ctx.database, idRow)`
        insert into articles (workspace_id, contentplan_id, title, main_keyword_id)
        values (${plan.workspaceId}, ${plan.id}, ${title}, ${mainKeywordId ?? null}) returning id
      `
      await sql`
        update keywords set article_id = ${articleId}, excluded = false, in_queue = false
        where id = any (${keywordIds}::integer[])
      `.execute(ctx.database)
      return { articleId, createdIds: [articleId] }
    },
  )
  return { articleId: done.articleId, changeId }
}

/**
 * The clusters that these keywords leave. Throws NotFound when a keyword is not in the plan, and LimitReached when more
 * keywords would be active than the plan allows.
 */
async function findLeftArticles(
  ctx: Writes,
  { plan, keywordIds }: { plan: Plan; keywordIds: readonly number[] },
): Promise<number[]> {
  const { placeOf } = await readPlanState(ctx, { plan, keywordIds, articleIds: [] })
  if (placeOf.size < keywordIds.length) throw new NotFound('There is nothing under this id.')
  const places = [...placeOf.values()]
  const activated = places.filter((place) => place <= NOWHERE).length
  if (activated > (await countRoom(ctx, { plan }))) throw new LimitReached(KEYWORD_LIMIT_REACHED)
  return [...new Set(places)].filter((place) => place > NOWHERE)
}
