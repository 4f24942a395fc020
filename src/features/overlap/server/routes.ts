import { openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { overlap } from '../contract.ts'
import { compareKeywords } from './compare-keywords.ts'
import { drawTree } from './draw-tree.ts'
import { scoreOverlap } from './score-overlap.ts'
import type { OverlapServices } from './services.ts'

export function overlapHandlers(services: OverlapServices): Handlers<typeof overlap> {
  return {
    score: async (ctx, { contentplanId, articleId, keywordId }) => {
      const plan = await openPlan(ctx, contentplanId)
      const score = await scoreOverlap(ctx, services, { plan, articleIds: articleId, keywordIds: keywordId })
      return { score }
    },
    drawTree: (ctx, { articleId }) => drawTree(ctx, services, { articleId }),
    compare: async (ctx, { contentplanId, keywordId }) =>
      compareKeywords(ctx, services, { plan: await openPlan(ctx, contentplanId), keywordIds: keywordId }),
  }
}
