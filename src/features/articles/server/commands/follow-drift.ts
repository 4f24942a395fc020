import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Writes } from '#platform/server/api/handlers.ts'
import { changePlan } from '../changing/change-plan.ts'
import { listDrifts } from '../queries/list-drifts.ts'
import { createArticles } from './create-articles.ts'
import { placeKeywords } from './place-keywords.ts'

/** Moves drifted keywords to the cluster that they fit, or into a new one; keywords that have not drifted stay. */
export async function followDrift(
  ctx: Writes,
  services: CachedSerpServices,
  { plan, keywordIds: wantedIds }: { plan: Plan; keywordIds: readonly number[] },
): Promise<{ changed: number; changeId: number | null }> {
  const touches = async () => {
    const wanted = new Set(wantedIds)
    const { keywords } = await listDrifts(ctx, { plan, offset: 0, limit: 2 ** 31 - 1 })
    const drifted = keywords.filter(({ id }) => wanted.has(id))
    if (drifted.length === 0) return null
    const articleIds = drifted.flatMap(({ article_id: from, best_article_id: to }) =>
      to === null ? [from] : [from, to],
    )
    return { drifted, keywordIds: drifted.map(({ id }) => id), articleIds: [...new Set(articleIds)] }
  }
  const change = { plan, kind: 'move', touches, recounts: services } as const
  const { changeId, touched } = await changePlan(ctx, change, async ({ drifted, keywordIds }) => {
    const alone = drifted.filter(({ best_article_id: to }) => to === null)
    const createdOf = await createArticles(ctx, {
      plan,
      articles: alone.map(({ id }) => ({ mainKeywordId: id, overlap: null, title: null })),
    })
    const targets = drifted.map(({ id, best_article_id: to }) => to ?? createdOf.get(id) ?? null)
    await placeKeywords(ctx, { keywordIds, articleIds: targets })
    return { createdIds: [...createdOf.values()] }
  })
  return { changed: touched === null ? 0 : touched.drifted.length, changeId }
}
