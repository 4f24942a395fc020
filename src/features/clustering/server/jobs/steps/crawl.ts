import { lockPlan } from '#features/contentplans/server/index.ts'
import { listChosen } from '../../proposals/candidates.ts'
import { countRoom } from '#features/articles/server/index.ts'
import { collectSerps } from '#features/serps/server/index.ts'
import { step } from '#platform/server/jobs/pipeline.ts'
import { beginProposal } from '../../proposals/proposals.ts'
import type { GroupingServices } from '../grouping-services.ts'
import type { GroupPayload } from './group-payload.ts'
import { awaitTurn } from './await-turn.ts'
import { openPlanOf } from './open-run.ts'

/** Chooses the keywords of the run, and fetches their search results if the run asks for them. */
export const crawl = step<GroupPayload, GroupingServices, void>({
  name: 'Crawling',
  // About ten minutes in all: most outages of a provider are shorter.
  attempts: 8,
  backOffSeconds: 5,
  async work(ctx, { contentplanId, queueKeywords, mode, minimumScore, asksForSerps }) {
    const { id: runId, workspaceId } = ctx.run
    await awaitTurn(ctx, contentplanId)
    const plan = await ctx.database.transaction().execute(async (database) => {
      const opened = await openPlanOf(ctx.run, database, contentplanId)
      await lockPlan({ database }, { plan: opened })
      const room = await countRoom({ database }, { plan: opened })
      await beginProposal(
        { database },
        { plan: opened, room, queueKeywords, mode, runId, minimumScore: minimumScore ?? opened.minimumScore },
      )
      return opened
    })
    if (!asksForSerps) return
    // In a transaction of its own: the one above keeps the plan locked against changes.
    const { provider, keywords } = await ctx.database.transaction().execute(async (database) => {
      const { serps } = await ctx.services.providers.forWorkspace({ database }, workspaceId)
      return { provider: serps, keywords: await listChosen({ database }, { plan, runId }) }
    })
    await collectSerps(ctx, {
      provider,
      keywords,
      market: plan.market,
      costs: ctx.services.costs,
      onProgress: ctx.tellProgress,
    })
  },
})
