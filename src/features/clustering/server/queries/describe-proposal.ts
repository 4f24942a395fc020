import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import type { proposal as shown } from '../../contract.ts'
import type { Placement } from '../proposals/proposals.ts'
import { findWaiting, openProposal } from './find-proposal.ts'
import { oneRow } from '#platform/server/database/rows.ts'

/** The counts of the proposal that waits; null when none waits. */
export async function describeProposal(
  ctx: Reads,
  { plan }: { plan: Plan },
): Promise<{ proposal: z.infer<typeof shown> | null }> {
  const runId = await findWaiting(ctx, plan)
  if (runId === null) return { proposal: null }
  const { proposal, diff } = await openProposal(ctx, { plan, runId })
  const { clusters, rows } = diff.summary
  const moving = Array.from(diff.rows)
  return {
    proposal: {
      runId,
      minimumScore: proposal.minimumScore,
      created_at: proposal.createdAt,
      clusters: { ...clusters, changed: diff.changes.length },
      keywords: { stayed: rows.stayed, moved: rows.moved },
      changedSince: await countChanged(ctx, { plan, placement: proposal.placement, moving }),
    },
  }
}

const changedRow = z.object({ changed: z.number() })

async function countChanged(
  { database }: Reads,
  { plan, placement, moving }: { plan: Plan; placement: Placement; moving: readonly number[] },
): Promise<number> {
  await joinWhole(database)
  const { changed } = await oneRow(database, changedRow)`
    select count(*)::integer as changed
    from unnest(${moving.map((at) => placement.keywordIds[at])}::integer[], ${moving.map((at) => placement.from[at])}::integer[],
      ${moving.map((at) => placement.articleIds[placement.clusters[at] ?? -1] ?? null)}::integer[]) as seen (id, place, target)
    left join keywords k on k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id} and k.id = seen.id
    left join articles a on a.workspace_id = k.workspace_id and a.id = k.article_id
    left join articles t on t.workspace_id = k.workspace_id and t.contentplan_id = k.contentplan_id and t.id = seen.target
    where k.id is null or k.article_id is distinct from seen.place or a.is_locked
      or (seen.target is not null and (t.id is null or t.is_locked))
  `
  return changed
}
