import { tellPlanChanged, type Plan } from '#features/contentplans/server/index.ts'
import type { Reads, Writes } from '#platform/server/api/handlers.ts'
import { allowLongWork } from '#platform/server/database/long-work.ts'
import { applyProposal } from './apply-proposal.ts'
import { discardProposal, readProposal } from '../proposals/proposals.ts'

interface Named {
  plan: Plan
  runId: number
}

/** Applies the proposal of a new clustering; returns the id to undo it with, null when nothing was left to change. */
export async function applyReclustering(
  ctx: Writes,
  { plan, runId }: Named,
): Promise<{ changeId: number | null }> {
  await allowLongWork(ctx.database)
  const proposal = await readProposal(ctx, { plan, runId })
  const { changeId } = await applyProposal(ctx, { plan, proposal, matches: [] })
  return { changeId }
}

/** Deletes the proposal of a new clustering, and notifies browsers that show it. */
export async function discardReclustering(
  ctx: Reads,
  { plan, runId }: Named,
): Promise<{ isDiscarded: boolean }> {
  await readProposal(ctx, { plan, runId })
  await discardProposal(ctx, { plan, runId })
  await tellPlanChanged(ctx, plan)
  return { isDiscarded: true }
}
