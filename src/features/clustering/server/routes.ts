import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { grouping } from '../contract.ts'
import { cancelGrouping } from './commands/cancel-grouping.ts'
import { resumeGrouping } from './commands/resume-grouping.ts'
import { applyReclustering, discardReclustering } from './commands/resolve-proposal.ts'
import { startGrouping, startReclustering } from './commands/start-grouping.ts'
import { estimateGrouping } from './queries/estimate-grouping.ts'
import { describeProposal } from './queries/describe-proposal.ts'
import { findResult } from './queries/find-result.ts'
import { listProposed } from './queries/list-proposed.ts'
import { previewPlanScores } from './queries/preview-plan-scores.ts'
import type { GroupingServices } from './jobs/grouping-services.ts'

export function groupingHandlers(services: GroupingServices): Handlers<typeof grouping> {
  return {
    estimate: ofPlan((ctx, { plan, recluster }) =>
      estimateGrouping(ctx, services, { plan, mode: recluster ? 'recluster' : 'add' }),
    ),
    start: ofPlan((ctx, input) => startGrouping(ctx, services, { ...input, queueKeywords: true })),
    resume: ofPlan((ctx, input) => resumeGrouping(ctx, services, input)),
    cancel: ofPlan((ctx, input) => cancelGrouping(ctx, input)),
    getResult: ofPlan((ctx, input) => findResult(ctx, input)),
    recluster: ofPlan((ctx, { minimum_score: minimumScore, refresh: asksForSerps, ...input }) =>
      startReclustering(ctx, services, { ...input, minimumScore, asksForSerps }),
    ),
    preview: ofPlan((ctx, input) => previewPlanScores(ctx, services, input)),
    getProposal: ofPlan((ctx, input) => describeProposal(ctx, input)),
    listProposed: ofPlan((ctx, input) => listProposed(ctx, input)),
    applyProposal: ofPlan((ctx, input) => applyReclustering(ctx, input)),
    discardProposal: ofPlan((ctx, input) => discardReclustering(ctx, input)),
  }
}
