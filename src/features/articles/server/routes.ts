import { openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { articles } from '../contract.ts'
import { listArticles } from './list-articles.ts'
import { openArticle } from './open-article.ts'

export const articleHandlers: Handlers<typeof articles> = {
  listAdvanced: async (ctx, { contentplanId, ...filter }) =>
    listArticles(ctx, { ...filter, plan: await openPlan(ctx, contentplanId) }),
  get: async (ctx, { articleId }) => (await openArticle(ctx, articleId)).article,
}
