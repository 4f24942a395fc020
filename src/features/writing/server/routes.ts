import { ofArticle } from '#features/articles/server/index.ts'
import { ofPlan } from '#features/contentplans/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import type { writing } from '../contract.ts'
import { changeQueue } from './commands/change-queue.ts'
import { callAgent } from './commands/call-agent.ts'
import { cancelWriting } from './commands/cancel-writing.ts'
import { resolveProposal } from './commands/resolve-proposal.ts'
import { startWriting } from './commands/start-writing.ts'
import { strikeCard } from './commands/strike-card.ts'
import { writeMany } from './commands/write-many.ts'
import type { WritingServices } from './jobs/writing-services.ts'
import { describeWriting } from './queries/describe-writing.ts'
import { estimateArticle } from './queries/estimate-article.ts'
import { estimateMany } from './queries/estimate-many.ts'
import { findCard, readEvidence } from './queries/read-evidence.ts'
import { readWritten } from './queries/read-written.ts'
import { readQueue } from './queries/read-queue.ts'
import { listProposals } from './queries/list-proposals.ts'
import { readScoreBasis } from './queries/read-score-basis.ts'
import { scoreArticle } from './queries/score-article.ts'

export function writingHandlers(services: WritingServices): Handlers<typeof writing> {
  return {
    get: ofArticle((ctx, input) => describeWriting(ctx, services, input)),
    estimate: ofArticle((ctx, input) => estimateArticle(ctx, services, input)),
    getWritten: ofArticle((ctx, input) => readWritten(ctx, input)),
    start: ofArticle((ctx, input) => startWriting(ctx, services, input)),
    startMany: ofPlan(async (ctx, input) => {
      await allowLongWork(ctx.database)
      return writeMany(ctx, services, input)
    }),
    estimateMany: ofPlan((ctx, input) => estimateMany(ctx, services, input)),
    getQueue: ofPlan((ctx, input) => readQueue(ctx, input)),
    changeQueue: ofPlan((ctx, { plan, ...change }) => changeQueue(ctx, { plan, change })),
    callAgent: ofArticle((ctx, input) => callAgent(ctx, services, input)),
    cancel: ofArticle((ctx, input) => cancelWriting(ctx, input)),
    getEvidence: ofArticle((ctx, input) => readEvidence(ctx, input)),
    getEvidenceCard: ofArticle((ctx, input) => findCard(ctx, input)),
    strikeCard: ofArticle((ctx, input) => strikeCard(ctx, input)),
    getScoreBasis: ofArticle((ctx, input) => readScoreBasis(ctx, input)),
    getScore: ofArticle((ctx, input) => scoreArticle(ctx, input)),
    listProposals: ofArticle((ctx, input) => listProposals(ctx, input)),
    resolveProposal: ofArticle((ctx, input) => resolveProposal(ctx, input)),
  }
}
