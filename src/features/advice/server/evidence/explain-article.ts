import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { chooseFixes } from '../../choose-fixes.ts'
import { MOST_SEEN_PAGES, type Evidence } from '../../contract.ts'
import { addUpClusters, competes, type SeenCluster } from '../../find-conflicts.ts'
import { readImpressions } from '../queries/read-impressions.ts'
import { describeConflict } from './describe-conflict.ts'
import { describeUnmentioned } from './describe-unmentioned.ts'
import { findAlerts } from './find-alerts.ts'
import { findSharing } from './find-sharing.ts'
import { listRivals } from './list-rivals.ts'
import { openAdvised } from './open-advised.ts'
import { readSeenPages } from './read-seen-pages.ts'

const NOT_SEEN: SeenCluster = { impressions: 0, pages: [] }

/**
 * What a cluster's alerts and the advice on its page are based on, and what can be done. The alerts follow from the data
 * as they are now, by the rules that the stored ones are made by in the background.
 */
export async function explainArticle(
  ctx: Pick<MemberContext, 'database' | 'workspaceId'>,
  services: CachedSerpServices,
  articleId: number,
): Promise<Evidence> {
  const { contentplanId, daysKnown, advice, ...article } = await openAdvised(ctx, articleId)
  const plan = await openPlan(ctx, contentplanId)
  const own = await readImpressions(ctx, plan, [articleId])
  const cluster = addUpClusters(own).get(articleId) ?? NOT_SEEN
  const seen = [...own, ...(await findSharing(ctx, plan, { articleId, page: cluster.pages[0] }))]
  const of = { plan, articleId, matchedId: advice?.page.page_id ?? null }
  const alerts = await findAlerts(ctx, { ...of, clusters: addUpClusters(seen) })
  const listed = cluster.pages.slice(0, MOST_SEEN_PAGES)
  const pages = (await readSeenPages(ctx, { ...of, shares: listed })).map((page) => ({
    ...page,
    competes: competes(page),
    isMatched: page.page_id === of.matchedId,
  }))
  const conflict = alerts.includes('url_conflict')
    ? await describeConflict(ctx, { ...of, seen, pages })
    : null
  const found = {
    alerts,
    pages,
    advice,
    url_conflict: conflict,
    no_keywords_mentioned: alerts.includes('no_keywords_mentioned')
      ? await describeUnmentioned(ctx, of)
      : null,
  }
  const rivals = alerts.length === 0 ? [] : await listRivals(ctx, services, { ...of, ...found })
  const { article_id, title, is_locked, article_id_locked } = article
  return {
    article_id,
    title,
    is_locked,
    article_id_locked,
    ...found,
    days_known: daysKnown,
    impressions: cluster.impressions,
    morePages: cluster.pages.length - listed.length,
    fixes: chooseFixes({ ...found, article, rivals, minimumScore: plan.minimumScore }),
  }
}
