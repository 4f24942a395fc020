import { tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { applyProposal } from './apply-proposal.ts'
import { discardProposal, readProposal } from '../proposals/proposals.ts'

interface Named {
  plan: Plan
  runId: number
}

/** Does what a proposal to cluster anew says; gives what takes it back. */
export async function applyReclustering(
  ctx: Writes,
  { plan, runId }: Named,
): Promise<{ changeId: number | null }> {
  await allowLongWork(ctx.database)
  const proposal = await readProposal(ctx, { plan, runId })
  return { changeId: await applyProposal(ctx, { plan, proposal, matches: [] }) }
}

/** Forgets a proposal to cluster anew; whoever looks at it hears of it. */
export async function discardReclustering(
  ctx: Reads,
  { plan, runId }: Named,
): Promise<{ isDiscarded: boolean }> {
  await readProposal(ctx, { plan, runId })
  await discardProposal(ctx, { plan, runId })
  await tellPlanChanged(ctx, plan)
  return { isDiscarded: true }
}
