import { sql } from 'kysely'
import { createArticles } from './create-articles.ts'
import { lockKeywords } from '../changing/lock-keywords.ts'
import { readPlanState } from '../history/plan-state.ts'
import { recordChange } from '../history/record-change.ts'
import { settleArticles } from '../changing/settle-articles.ts'
import { tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { OverlapServices } from '#features/overlap/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { listDrifts } from '../queries/list-drifts.ts'

/** Puts keywords where they have drifted to; those that are not adrift any more stay. */
export async function followDrift(
  ctx: Pick<MemberContext, 'database' | 'userId'>,
  services: OverlapServices,
  { plan, keywordIds }: { plan: Plan; keywordIds: readonly number[] },
): Promise<{ changed: number; changeId: number | null }> {
  await lockKeywords(ctx, { plan })
  const wanted = new Set(keywordIds)
  const { keywords } = await listDrifts(ctx, { plan, offset: 0, limit: 2 ** 31 - 1 })
  const going = keywords.filter(({ id }) => wanted.has(id))
  if (going.length === 0) return { changed: 0, changeId: null }
  const ids = going.map(({ id }) => id)
  const touched = going.flatMap(({ article_id: from, best_article_id: to }) =>
    to === null ? [from] : [from, to],
  )
  const articleIds = [...new Set(touched)]
  const before = await readPlanState(ctx, { plan, keywordIds: ids, articleIds })
  const alone = going.filter(({ best_article_id: to }) => to === null)
  const createdOf = await createArticles(ctx, {
    plan,
    articles: alone.map(({ id }) => ({ mainKeywordId: id, overlap: null, title: null })),
  })
  const targets = going.map(({ id, best_article_id: to }) => to ?? createdOf.get(id) ?? null)
  await sql`
    update keywords k set article_id = going.article_id
    from unnest(${ids}::integer[], ${targets}::integer[]) as going (id, article_id)
    where k.id = going.id
  `.execute(ctx.database)
  const createdIds = [...createdOf.values()]
  await settleArticles(ctx, services, { plan, articleIds: [...articleIds, ...createdIds] })
  await tellPlanChanged(ctx, plan)
  const { userId } = ctx
  return {
    changed: going.length,
    changeId: await recordChange(ctx, { plan, kind: 'move', before, createdIds, userId }),
  }
}
