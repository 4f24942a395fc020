import { openPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { grouping } from '../contract.ts'
import { cancelGrouping } from './commands/cancel-grouping.ts'
import { resumeGrouping } from './commands/resume-grouping.ts'
import { applyReclustering, discardReclustering } from './commands/settle-proposal.ts'
import { startGrouping, startReclustering } from './commands/start-grouping.ts'
import { estimateGrouping } from './queries/estimate-grouping.ts'
import { describeProposal } from './queries/describe-proposal.ts'
import { listProposed } from './queries/list-proposed.ts'
import { previewPlanScores } from './queries/preview-plan-scores.ts'
import type { GroupingServices } from './jobs/grouping-services.ts'

export function groupingHandlers(services: GroupingServices): Handlers<typeof grouping> {
  return {
    estimate: async (ctx, { contentplanId, recluster }) =>
      estimateGrouping(ctx, services, {
        plan: await openPlan(ctx, contentplanId),
        mode: recluster ? 'recluster' : 'add',
      }),
    start: async (ctx, { contentplanId, confirmedCost }) =>
      startGrouping(ctx, services, {
        plan: await openPlan(ctx, contentplanId),
        queueKeywords: true,
        confirmedCost,
      }),
    resume: async (ctx, { contentplanId, confirmedCost }) =>
      resumeGrouping(ctx, services, { plan: await openPlan(ctx, contentplanId), confirmedCost }),
    cancel: async (ctx, { contentplanId }) =>
      cancelGrouping(ctx, { plan: await openPlan(ctx, contentplanId) }),
    recluster: async (ctx, { contentplanId, minimum_score: minimumScore, refresh, confirmedCost }) =>
      startReclustering(ctx, services, {
        plan: await openPlan(ctx, contentplanId),
        minimumScore,
        asksForSerps: refresh,
        confirmedCost,
      }),
    preview: async (ctx, { contentplanId }) =>
      previewPlanScores(ctx, services, { plan: await openPlan(ctx, contentplanId) }),
    getProposal: async (ctx, { contentplanId }) =>
      describeProposal(ctx, { plan: await openPlan(ctx, contentplanId) }),
    listProposed: async (ctx, { contentplanId, ...window }) =>
      listProposed(ctx, { ...window, plan: await openPlan(ctx, contentplanId) }),
    applyProposal: async (ctx, { contentplanId, runId }) =>
      applyReclustering(ctx, { plan: await openPlan(ctx, contentplanId), runId }),
    discardProposal: async (ctx, { contentplanId, runId }) =>
      discardReclustering(ctx, { plan: await openPlan(ctx, contentplanId), runId }),
  }
}
