import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { scoreBeside } from '#features/overlap/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { FixFacts } from '../../choose-fixes.ts'
import type { Evidence } from '../../contract.ts'
import { isOfPlan } from '../queries/read-impressions.ts'

/** Clusters that are compared, at most: reading the results of their keywords takes time. */
const MOST_RIVALS = 3

interface OfArticle extends Pick<Evidence, 'pages' | 'url_conflict'> {
  plan: Plan
  articleId: number
}

const rivalRow = z.object({
  article_id: z.number(),
  title: z.string(),
  is_locked: z.boolean(),
  keyword_count: z.number(),
  volume: z.number(),
})

/** The clusters whose pages compete for this one, and those that share its page, with how much they have in common. */
export async function listRivals(
  ctx: Reads,
  services: CachedSerpServices,
  { plan, articleId, pages, url_conflict: conflict }: OfArticle,
): Promise<FixFacts['rivals']> {
  const named = [
    ...pages.flatMap(({ competes, cluster }) => (competes && cluster !== null ? cluster.article_id : [])),
    ...(conflict?.clusters ?? []).map(({ article_id }) => article_id),
  ]
  const ids = [...new Set(named)].filter((id) => id !== articleId).slice(0, MOST_RIVALS)
  if (ids.length === 0) return []
  const rows = await listRows(ctx.database, rivalRow)`
    select a.id as article_id, a.title, a.is_locked, a.keyword_count, a.estimated_search_volume as volume
    from articles a where ${isOfPlan('a', plan)} and a.id = any (${ids}::integer[]) order by a.id
  `
  const otherIds = rows.map(({ article_id }) => article_id)
  const scores = await scoreBeside(ctx, services, { plan, articleId, otherIds })
  return rows.map((row, at) => ({ ...row, overlap: scores[at] ?? null }))
}
