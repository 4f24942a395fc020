import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { overlap } from '../contract.ts'
import { compareKeywords } from './queries/compare-keywords.ts'
import { drawTree } from './queries/draw-tree.ts'
import { explainArticlesApart } from './queries/explain-apart.ts'
import { listSimilarArticles } from './queries/list-similar-articles.ts'
import { scoreOverlap } from './queries/score-overlap.ts'

export function overlapHandlers(services: CachedSerpServices): Handlers<typeof overlap> {
  return {
    score: ofPlan(async (ctx, { plan, articleId: articleIds, pageId: pageIds, keywordId: keywordIds }) => ({
      score: await scoreOverlap(ctx, services, { plan, articleIds, pageIds, keywordIds }),
    })),
    listSimilar: ofPlan((ctx, input) => listSimilarArticles(ctx, services, input)),
    explainApart: ofPlan((ctx, { plan, articleId: articleIds }) =>
      explainArticlesApart(ctx, services, { plan, articleIds }),
    ),
    drawTree: (ctx, { articleId }) => drawTree(ctx, services, { articleId }),
    compare: ofPlan((ctx, { plan, keywordId: keywordIds }) =>
      compareKeywords(ctx, services, { plan, keywordIds }),
    ),
  }
}
