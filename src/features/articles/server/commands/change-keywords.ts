import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { KEYWORD_LIMIT_REACHED } from '#features/contentplans/rules.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import { LimitReached } from '#platform/errors.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { changePlan } from '../changing/change-plan.ts'
import { countRoom } from '../changing/count-room.ts'
import { requireArticles } from '../queries/require-articles.ts'
import { requireUnlocked } from '../queries/require-unlocked.ts'

/** What keywords become (M-05). `included`: excluded keywords become inactive, others stay as they are. */
export type KeywordTarget =
  | { become: 'excluded' | 'not_in_plan' | 'included' }
  | { become: 'in_plan'; articleId: number }

interface KeywordChange {
  plan: Plan
  keywordIds: readonly number[]
  target: KeywordTarget
}

const keywordBefore = z.object({
  id: z.number(),
  articleId: z.number().nullable(),
  isActive: z.boolean(),
  /** Whether its cluster is locked. */
  isLocked: z.boolean(),
})

type Before = z.infer<typeof keywordBefore>

const KIND_OF = { excluded: 'exclude', not_in_plan: 'reset', included: 'include', in_plan: 'move' } as const

/**
 * Excludes keywords of a plan, includes or resets them, or puts them into one of its clusters. Keywords of locked
 * clusters stay, and `locked` counts them; keywords that would move from or to a locked cluster throw Conflict. Throws
 * LimitReached when more would be active than the plan allows. Returns the id to undo it with; null when nothing changed.
 */
export async function changeKeywords(
  ctx: Writes,
  services: CachedSerpServices,
  { plan, keywordIds, target }: KeywordChange,
): Promise<{ changed: number; locked: number; changeId: number | null }> {
  const articleId = target.become === 'in_plan' ? target.articleId : null
  await allowLongWork(ctx.database)
  const touches = async () => {
    if (articleId !== null) await requireArticles(ctx, { plan, articleIds: [articleId] })
    const found = await findToChange(ctx, { plan, keywordIds, target })
    if (found.length === 0) return null
    const keywords = found.filter(({ isLocked }) => !isLocked)
    if (articleId !== null) {
      const from = found.flatMap((keyword) => keyword.articleId ?? [])
      await requireUnlocked(ctx, { plan, articleIds: [articleId, ...from] })
    }
    if (articleId !== null) await requireRoom(ctx, plan, keywords)
    const articleIds = [articleId, ...keywords.map((keyword) => keyword.articleId)].filter(
      (id) => id !== null,
    )
    return {
      keywordIds: keywords.map(({ id }) => id),
      articleIds: [...new Set(articleIds)],
      locked: found.length - keywords.length,
    }
  }
  const change = { plan, kind: KIND_OF[target.become], touches, recounts: services }
  const { changeId, touched } = await changePlan(ctx, change, async (toChange) => {
    await sql`
      update keywords set article_id = ${articleId}, excluded = ${target.become === 'excluded'}, in_queue = false
      where id = any (${toChange.keywordIds}::integer[])
    `.execute(ctx.database)
  })
  return { changed: touched?.keywordIds.length ?? 0, locked: touched?.locked ?? 0, changeId }
}

/** The keywords that are not in the target state yet, and the clusters that they are in. */
async function findToChange(
  { database }: Reads,
  { plan, keywordIds, target }: KeywordChange,
): Promise<Before[]> {
  return listRows(database, keywordBefore)`
    select k.id, k.article_id as "articleId", k.status = 'in_plan' as "isActive",
      coalesce(a.is_locked, false) as "isLocked"
    from keywords k
    left join articles a on a.workspace_id = k.workspace_id and a.contentplan_id = k.contentplan_id and a.id = k.article_id
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      and k.id = any (${[...keywordIds]}::integer[]) and ${isToChange(target)}
    order by k.id
  `
}

function isToChange(target: KeywordTarget): RawBuilder<unknown> {
  switch (target.become) {
    case 'excluded':
      return sql`not k.excluded`
    case 'not_in_plan':
      return sql`k.status <> 'not_in_plan'`
    case 'included':
      return sql`k.excluded`
    case 'in_plan':
      return sql`k.article_id is distinct from ${target.articleId}`
  }
}

async function requireRoom(ctx: Reads, plan: Plan, keywords: Before[]): Promise<void> {
  const activated = keywords.filter(({ isActive }) => !isActive).length
  if (activated > 0 && activated > (await countRoom(ctx, { plan })))
    throw new LimitReached(KEYWORD_LIMIT_REACHED)
}
