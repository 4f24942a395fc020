import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import { KEYWORD_LIMIT_REACHED } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { LimitReached, NotFound } from '#platform/errors.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { changePlan } from '../changing/change-plan.ts'
import { countRoom } from '../changing/count-room.ts'
import { NOWHERE, readPlanState } from '../history/plan-state.ts'
import { requireArticles } from '../queries/require-articles.ts'
import { requireNotInWriting } from '../queries/require-not-in-writing.ts'
import { requireUnlocked } from '../queries/require-unlocked.ts'

/**
 * Makes a keyword of the plan the main keyword of a cluster (C-041l), which runs keep as long as the keyword is in it. A
 * keyword that is elsewhere joins the cluster first. Throws Conflict where it would move from or to a locked cluster,
 * and LimitReached when an inactive or excluded one would be one too many.
 */
export async function chooseMainKeyword(
  ctx: Writes,
  services: CachedSerpServices,
  { plan, articleId, keywordId }: { plan: Plan; articleId: number; keywordId: number },
): Promise<number | null> {
  const touches = async () => {
    await requireArticles(ctx, { plan, articleIds: [articleId] })
    return touchMainKeyword(ctx, { plan, articleId, keywordId })
  }
  const change = { plan, kind: 'main keyword', touches, recounts: services } as const
  const { changeId } = await changePlan(ctx, change, () => putMainKeyword(ctx, { articleId, keywordId }))
  return changeId
}

/**
 * What a change touches that makes a keyword the main one of a cluster; null for a cluster that does not exist yet. Call
 * it under the lock of the plan.
 */
export async function touchMainKeyword(
  ctx: Reads,
  { plan, articleId, keywordId }: { plan: Plan; articleId: number | null; keywordId: number },
): Promise<{ keywordIds: number[]; articleIds: number[] }> {
  const { placeOf } = await readPlanState(ctx, { plan, keywordIds: [keywordId], articleIds: [] })
  const place = placeOf.get(keywordId)
  if (place === undefined) throw new NotFound('There is nothing under this id.')
  const joined = articleId === null ? [] : [articleId]
  if (place === articleId) return { keywordIds: [], articleIds: joined }
  const articleIds = [...joined, ...(place > NOWHERE ? [place] : [])]
  await requireUnlocked(ctx, { plan, articleIds })
  await requireNotInWriting(ctx, { plan, articleIds })
  if (place <= NOWHERE && (await countRoom(ctx, { plan })) < 1) throw new LimitReached(KEYWORD_LIMIT_REACHED)
  return { keywordIds: [keywordId], articleIds }
}

/** Puts a keyword into a cluster as its main keyword. Call it within changePlan. */
export async function putMainKeyword(
  { database }: Reads,
  { articleId, keywordId }: { articleId: number; keywordId: number },
): Promise<void> {
  await sql`
    update keywords set article_id = ${articleId}, excluded = false, in_queue = false
    where id = ${keywordId} and article_id is distinct from ${articleId}::integer
  `.execute(database)
  await sql`update articles set main_keyword_id = ${keywordId} where id = ${articleId}`.execute(database)
}
