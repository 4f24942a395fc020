import type { CachedSerpServices } from '#features/serps/server/index.ts'
import { ofPlan } from '#features/contentplans/server/index.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { advice } from '../contract.ts'
import { renewAdvice } from './commands/renew-advice.ts'
import { explainArticle } from './evidence/explain-article.ts'

export function adviceHandlers(services: CachedSerpServices): Handlers<typeof advice> {
  return {
    recalculate: ofPlan(async (ctx, { plan }) => {
      await allowLongWork(ctx.database)
      return renewAdvice(ctx, services, plan)
    }),
    explain: (ctx, { articleId }) => explainArticle(ctx, services, articleId),
  }
}
