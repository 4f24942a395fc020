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

/** M-05. `included`: excluded ones become inactive, others stay what they are. */
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
})

type Before = z.infer<typeof keywordBefore>

const KIND_OF = { excluded: 'exclude', not_in_plan: 'reset', included: 'include', in_plan: 'move' } as const

/** Excludes keywords of a plan, resets them, or puts them into one of its clusters; gives what takes it back. */
export async function changeKeywords(
  ctx: Writes,
  services: CachedSerpServices,
  { plan, keywordIds, target }: KeywordChange,
): Promise<{ changed: number; changeId: number | null }> {
  const articleId = target.become === 'in_plan' ? target.articleId : null
  await allowLongWork(ctx.database)
  const touches = async () => {
    if (articleId !== null) await requireArticles(ctx, { plan, articleIds: [articleId] })
    const others = await findOthers(ctx, { plan, keywordIds, target })
    if (others.length === 0) return null
    if (articleId !== null) await requireRoom(ctx, plan, others)
    const articleIds = [articleId, ...others.map((one) => one.articleId)].filter((id) => id !== null)
    return { keywordIds: others.map(({ id }) => id), articleIds: [...new Set(articleIds)] }
  }
  const change = { plan, kind: KIND_OF[target.become], touches, recounts: services }
  const { changeId, touched } = await changePlan(ctx, change, async (others) => {
    await sql`
      update keywords set article_id = ${articleId}, excluded = ${target.become === 'excluded'}, in_queue = false
      where id = any (${others.keywordIds}::integer[])
    `.execute(ctx.database)
  })
  return { changed: touched === null ? 0 : touched.keywordIds.length, changeId }
}

/** Those that are not yet what they shall be, and where they are. */
async function findOthers(
  { database }: Reads,
  { plan, keywordIds, target }: KeywordChange,
): Promise<Before[]> {
  return listRows(database, keywordBefore)`
    select k.id, k.article_id as "articleId", k.status = 'in_plan' as "isActive" from keywords k
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      and k.id = any (${[...keywordIds]}::integer[]) and ${isOther(target)}
    order by k.id
  `
}

function isOther(target: KeywordTarget): RawBuilder<unknown> {
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

async function requireRoom(ctx: Reads, plan: Plan, others: Before[]): Promise<void> {
  const activated = others.filter(({ isActive }) => !isActive).length
  if (activated > 0 && activated > (await countRoom(ctx, { plan })))
    throw new LimitReached(KEYWORD_LIMIT_REACHED)
}
