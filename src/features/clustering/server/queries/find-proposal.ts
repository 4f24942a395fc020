import { z } from 'zod'
import { comparePartitions, type PartitionDiff } from '#engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { readProposal, type Proposal } from '../proposals/proposals.ts'
import { findRow } from '#platform/server/database/rows.ts'

const runRow = z.object({ runId: z.number() })

/** The run whose new clustering waits as a proposal; null when none waits. */
export async function findWaiting({ database }: Reads, plan: Plan): Promise<number | null> {
  const row = await findRow(database, runRow)`
    select p.run_id as "runId" from proposals p
    join runs r on r.workspace_id = p.workspace_id and r.id = p.run_id and r.state = 'done'
    where p.workspace_id = ${plan.workspaceId} and p.contentplan_id = ${plan.id} and p.mode = 'recluster'
      and p.placement is not null
    order by p.run_id desc limit 1
  `
  return row?.runId ?? null
}

export interface ReadProposal {
  proposal: Proposal
  diff: PartitionDiff
}

/** Reads a proposal and what it changes. The rows of `diff` are the keywords in the order of the placement. */
export async function openProposal(
  ctx: Reads,
  { plan, runId }: { plan: Plan; runId: number },
): Promise<ReadProposal> {
  const proposal = await readProposal(ctx, { plan, runId })
  const { articleIds, from, clusters } = proposal.placement
  const numberOf = new Map(articleIds.map((id, number) => [id, number]))
  const before = Int32Array.from(from, (id) => numberOf.get(id) ?? -1)
  return { proposal, diff: comparePartitions({ before, after: Int32Array.from(clusters) }) }
}
