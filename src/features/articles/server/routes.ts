import type { SerpServices } from '#features/serps/server/index.ts'
import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import { openWorkspace } from '#features/workspaces/server/index.ts'
import type { articles, changes, content, drift, texts } from '../contract.ts'
import { changeArticles, type ChangeServices } from './commands/change-articles.ts'
import { createArticle } from './commands/create-article.ts'
import { followDrift } from './commands/follow-drift.ts'
import { refresh, scheduleRefresh } from './commands/refresh.ts'
import { previewUndo, undoChange } from './commands/undo-change.ts'
import { readPublishedAndChanged } from './queries/changed-since-review.ts'
import { estimateRefresh } from './queries/estimate-refresh.ts'
import { findStatusSetter } from './queries/find-status-setter.ts'
import { listArticles } from './queries/list-articles.ts'
import { listContent } from './queries/list-content.ts'
import { listPlainly } from './queries/list-plainly.ts'
import { listDrifts } from './queries/list-drifts.ts'
import { ofArticle } from './queries/of-article.ts'
import { openArticle } from './queries/open-article.ts'
import { listRevisions } from './texts/list-revisions.ts'
import { listStates } from './texts/read-states.ts'
import { readText, readTexts } from './texts/read-text.ts'
import { readVersion } from './texts/read-version.ts'
import { restoreText } from './texts/restore-text.ts'
import { previewMap } from './shared-view/preview-map.ts'
import { readSharedArticle } from './shared-view/read-shared-article.ts'
import { readMap } from './queries/read-map.ts'

export const articleHandlers: Handlers<typeof articles> = {
  list: ofPlan((ctx, input) => listPlainly(ctx, input)),
  listAdvanced: ofPlan((ctx, input) => listArticles(ctx, input)),
  getMap: ofPlan((ctx, { plan }) => readMap(ctx, { plan })),
  get: async (ctx, { articleId, texts: wantsTexts }) => {
    if (!ctx.isMember) return readSharedArticle(ctx, articleId)
    const { article, plan } = await openArticle(ctx, articleId)
    return {
      ...article,
      excluded: false,
      status_by: await findStatusSetter(ctx, { plan, articleId }),
      is_changed_since_review: await readPublishedAndChanged(ctx, { plan, articleId }),
      ...(wantsTexts !== false && (await readTexts(ctx, { plan, articleId }))),
    }
  },
  previewMap: (ctx, { articleId }) => previewMap(ctx, articleId),
}

export const contentHandlers: Handlers<typeof content> = {
  list: ofPlan((ctx, { plan, ...input }) =>
    listContent(ctx, { ...input, plan, workspaceId: plan.workspaceId }),
  ),
  listOfWorkspace: (ctx, input) =>
    listContent(ctx, { ...input, plan: null, workspaceId: openWorkspace(ctx).id }),
}

export const textHandlers: Handlers<typeof texts> = {
  list: ofArticle(async (ctx, input) => ({ texts: await listStates(ctx, input) })),
  get: ofArticle((ctx, input) => readText(ctx, input)),
  listRevisions: ofArticle((ctx, input) => listRevisions(ctx, input)),
  getRevision: ofArticle((ctx, input) => readVersion(ctx, input)),
  restore: ofArticle((ctx, input) => restoreText(ctx, input)),
}

export function changeHandlers(services: ChangeServices): Handlers<typeof changes> {
  return {
    changeArticles: ofPlan((ctx, { plan, ...change }) => changeArticles(ctx, services, { plan, change })),
    createArticle: ofPlan(async (ctx, { name, favorite, ...rest }) => {
      const { articleId, changeId } = await createArticle(ctx, services, {
        ...rest,
        title: name,
        isFavorite: favorite,
      })
      return { ...(await openArticle(ctx, articleId)).article, changeId }
    }),
    previewUndo: ofPlan((ctx, input) => previewUndo(ctx, services, input)),
    undo: ofPlan((ctx, input) => undoChange(ctx, services, input)),
  }
}

export function driftHandlers(services: SerpServices): Handlers<typeof drift> {
  return {
    list: ofPlan((ctx, input) => listDrifts(ctx, input)),
    follow: ofPlan((ctx, input) => followDrift(ctx, services, input)),
    estimate: ofPlan((ctx, input) => estimateRefresh(ctx, services, input)),
    refresh: ofPlan((ctx, input) => refresh(ctx, services, input)),
    schedule: ofPlan((ctx, { every_days: everyDays, ...input }) =>
      scheduleRefresh(ctx, services, { ...input, everyDays }),
    ),
  }
}
