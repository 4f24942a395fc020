import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { alertCounts } from '../../contract.ts'
import { addUpClusters, findConflicts } from '../../find-conflicts.ts'
import { adviseOnPages } from './advise-on-pages.ts'
import { findUnmentioned, stemTexts } from '../queries/find-unmentioned.ts'
import { keepAlerts } from './keep-alerts.ts'
import { readMatched, readImpressions } from '../queries/read-impressions.ts'

type AlertCounts = z.infer<typeof alertCounts>

/**
 * Computes the alerts of a plan's clusters and the advice on its pages again, from what is measured and crawled.
 * Returns how many clusters have each alert. A second call for the same plan waits for the first, so that the later
 * result is the one kept.
 */
export async function renewAdvice(
  ctx: Reads,
  services: CachedSerpServices,
  plan: Plan,
): Promise<AlertCounts> {
  await sql`select pg_advisory_xact_lock(hashtext('advice of a plan'), ${plan.id})`.execute(ctx.database)
  await joinWhole(ctx.database)
  const clusters = addUpClusters(await readImpressions(ctx, plan))
  const matched = await readMatched(ctx, plan)
  const conflicts = findConflicts(clusters, new Map(matched.map((one) => [one.articleId, one.pageId])))
  await stemTexts(ctx, plan)
  const unmentioned = await findUnmentioned(ctx, { plan, matched })
  await keepAlerts(ctx, plan, { ...conflicts, unmentioned })
  await adviseOnPages(ctx, services, { plan, clusters, matched })
  return {
    cannibalization: conflicts.cannibalization.size,
    url_conflict: conflicts.urlConflict.size,
    no_keywords_mentioned: unmentioned.size,
  }
}
