import { findPage } from '#features/pages/server/index.ts'
import type { PerformanceServices } from '#features/performance/server/index.ts'
import type { CachedSerpServices } from '#features/serps/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { competition } from '../contract.ts'
import { SHARED_COMPETITORS } from '../rules.ts'
import { listClusters } from './queries/list-clusters.ts'
import { listCompetitors } from './queries/list-competitors.ts'
import { listKeywords } from './queries/list-keywords.ts'
import { listUrls } from './queries/list-urls.ts'
import { listWeeks } from './queries/list-weeks.ts'
import { openCluster } from './queries/open-cluster.ts'

export function competitionHandlers(
  services: CachedSerpServices & PerformanceServices,
): Handlers<typeof competition> {
  return {
    listUrls: async (ctx, { articleId, empty, ...window }) =>
      listUrls(ctx, services, {
        ...window,
        ...(await openCluster(ctx, articleId)),
        withEmpty: empty === true,
      }),
    listCompetitors: async (ctx, { articleId, limit }) =>
      listCompetitors(ctx, services, {
        ...(await openCluster(ctx, articleId)),
        limit: ctx.isMember ? limit : Math.min(limit, SHARED_COMPETITORS),
      }),
    getPage: async (ctx, { articleId }) => {
      const { plan, pageId } = await openCluster(ctx, articleId)
      return { page: pageId === null ? null : await findPage(ctx, { plan, page: String(pageId) }) }
    },
    listClusters: async (ctx, { articleId, limit }) =>
      listClusters(ctx, services, { ...(await openCluster(ctx, articleId)), limit }),
    listKeywords: async (ctx, clusters) => ({ keywords: await listKeywords(ctx, clusters) }),
    listWeeks: async (ctx, { articleId }) => ({
      weeks: await listWeeks(ctx, services, await openCluster(ctx, articleId)),
    }),
  }
}
