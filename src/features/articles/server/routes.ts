import { openPlan } from '#features/contentplans/server/index.ts'
import type { OverlapServices } from '#features/overlap/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { articles, changes, drift } from '../contract.ts'
import { changeArticles } from './commands/change-articles.ts'
import { createArticle } from './commands/create-article.ts'
import { followDrift } from './commands/follow-drift.ts'
import { refresh, scheduleRefresh } from './commands/refresh.ts'
import { undoChange } from './commands/undo-change.ts'
import type { DriftServices } from './jobs/refresh-services.ts'
import { estimateRefresh } from './queries/estimate-refresh.ts'
import { listArticles } from './queries/list-articles.ts'
import { listChanges } from './queries/list-changes.ts'
import { listDrifts } from './queries/list-drifts.ts'
import { openArticle } from './queries/open-article.ts'

export const articleHandlers: Handlers<typeof articles> = {
  listAdvanced: async (ctx, { contentplanId, ...filter }) =>
    listArticles(ctx, { ...filter, plan: await openPlan(ctx, contentplanId) }),
  get: async (ctx, { articleId }) => (await openArticle(ctx, articleId)).article,
}

export function changeHandlers(services: OverlapServices): Handlers<typeof changes> {
  return {
    changeArticles: async (ctx, { contentplanId, ...change }) => ({
      changeId: await changeArticles(ctx, services, { plan: await openPlan(ctx, contentplanId), change }),
    }),
    createArticle: async (ctx, { contentplanId, name, ...rest }) => {
      const plan = await openPlan(ctx, contentplanId)
      const { articleId, changeId } = await createArticle(ctx, services, { ...rest, plan, title: name })
      return { ...(await openArticle(ctx, articleId)).article, changeId }
    },
    list: async (ctx, { contentplanId }) => listChanges(ctx, { plan: await openPlan(ctx, contentplanId) }),
    undo: async (ctx, { contentplanId, changeId }) =>
      undoChange(ctx, services, { plan: await openPlan(ctx, contentplanId), changeId }),
  }
}

export function driftHandlers(services: DriftServices): Handlers<typeof drift> {
  return {
    list: async (ctx, { contentplanId, ...window }) =>
      listDrifts(ctx, { ...window, plan: await openPlan(ctx, contentplanId) }),
    follow: async (ctx, { contentplanId, keywordIds }) =>
      followDrift(ctx, services, { plan: await openPlan(ctx, contentplanId), keywordIds }),
    estimate: async (ctx, { contentplanId }) =>
      estimateRefresh(ctx, services, { plan: await openPlan(ctx, contentplanId) }),
    refresh: async (ctx, { contentplanId, confirmedCost }) =>
      refresh(ctx, services, { plan: await openPlan(ctx, contentplanId), confirmedCost }),
    schedule: async (ctx, { contentplanId, every_days: everyDays, confirmedCost }) =>
      scheduleRefresh(ctx, services, { plan: await openPlan(ctx, contentplanId), everyDays, confirmedCost }),
  }
}
