import { openArticle } from '#features/articles/server/index.ts'
import { openPlan } from '#features/contentplans/server/index.ts'
import type { OverlapServices } from '#features/overlap/server/index.ts'
import type { Handlers, MemberContext } from '#platform/server/api/handlers.ts'
import type { z } from 'zod'
import type { articleChange, changes } from '../contract.ts'
import { createArticle } from './commands/create-article.ts'
import { lockArticles, renameArticle } from './commands/edit-articles.ts'
import { deleteArticles, mergeArticles, resetArticles } from './commands/remove-articles.ts'
import { listChanges } from './list-changes.ts'
import { undoChange } from './undo-change.ts'

export function changeHandlers(services: OverlapServices): Handlers<typeof changes> {
  return {
    changeArticles: async (ctx, wish) => ({ changeId: await changeArticles(ctx, services, wish) }),
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

async function changeArticles(
  ctx: MemberContext,
  services: OverlapServices,
  { contentplanId, ...wish }: z.output<typeof articleChange>,
): Promise<number | null> {
  const plan = await openPlan(ctx, contentplanId)
  switch (wish.action) {
    case 'rename':
      return renameArticle(ctx, { plan, articleId: wish.articleIds[0] ?? 0, title: wish.title })
    case 'lock':
    case 'unlock':
      return lockArticles(ctx, { plan, articleIds: wish.articleIds, isLocked: wish.action === 'lock' })
    case 'delete':
      return deleteArticles(ctx, { plan, articleIds: wish.articleIds })
    case 'reset':
      return resetArticles(ctx, { plan, articleIds: wish.articleIds })
    case 'merge':
      return mergeArticles(ctx, services, {
        plan,
        articleIds: wish.articleIdsFrom,
        intoId: wish.articleIdTo,
      })
  }
}
