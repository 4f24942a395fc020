import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findConflicts, type SeenCluster } from '../../find-conflicts.ts'
import { ALERTS, type Alert } from '../../rules.ts'
import { findUnmentioned } from '../queries/find-unmentioned.ts'

interface OfArticle {
  plan: Plan
  articleId: number
  /** The page of the cluster. */
  matchedId: number | null
  /** The cluster, and the others that share its best page. */
  clusters: ReadonlyMap<number, SeenCluster>
}

/** The alerts of one cluster. */
export async function findAlerts(
  ctx: Reads,
  { plan, articleId, matchedId, clusters }: OfArticle,
): Promise<Alert[]> {
  const matched = matchedId === null ? [] : [{ articleId, pageId: matchedId }]
  const { cannibalization, urlConflict } = findConflicts(
    clusters,
    new Map(matched.map((one) => [one.articleId, one.pageId])),
  )
  const having: Record<Alert, Set<number>> = {
    cannibalization,
    url_conflict: urlConflict,
    no_keywords_mentioned: await findUnmentioned(ctx, { plan, matched }),
  }
  return ALERTS.filter((alert) => having[alert].has(articleId))
}
