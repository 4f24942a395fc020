import { openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { overlap } from '../contract.ts'
import { compareKeywords } from './queries/compare-keywords.ts'
import { drawTree } from './queries/draw-tree.ts'
import { explainArticlesApart } from './queries/explain-apart.ts'
import { listSimilarArticles } from './queries/list-similar-articles.ts'
import { scoreOverlap } from './queries/score-overlap.ts'
import type { OverlapServices } from './serps/services.ts'

export function overlapHandlers(services: OverlapServices): Handlers<typeof overlap> {
  return {
    score: async (ctx, { contentplanId, articleId, pageId, keywordId }) => {
      const plan = await openPlan(ctx, contentplanId)
      const named = { articleIds: articleId, pageIds: pageId, keywordIds: keywordId }
      return { score: await scoreOverlap(ctx, services, { plan, ...named }) }
    },
    listSimilar: async (ctx, { contentplanId, articleId }) =>
      listSimilarArticles(ctx, services, { plan: await openPlan(ctx, contentplanId), articleId }),
    explainApart: async (ctx, { contentplanId, articleId }) =>
      explainArticlesApart(ctx, services, {
        plan: await openPlan(ctx, contentplanId),
        articleIds: articleId,
      }),
    drawTree: (ctx, { articleId }) => drawTree(ctx, services, { articleId }),
    compare: async (ctx, { contentplanId, keywordId }) =>
      compareKeywords(ctx, services, { plan: await openPlan(ctx, contentplanId), keywordIds: keywordId }),
  }
}
