import { z } from 'zod'
import { comparePartitions, type PartitionDiff } from '#engine/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { joinWhole } from '#platform/server/database/join-whole.ts'
import { readJoinedNumbers } from '#platform/server/database/joined-numbers.ts'
import { findMoves, listGoing } from '../proposals/find-moves.ts'
import { readProposal, type Placement, type Proposal } from '../proposals/proposals.ts'
import { findRow, oneRow } from '#platform/server/database/rows.ts'

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
  /** What applying the proposal would change now. Its rows are the active keywords of the plan, the most searched first. */
  diff: PartitionDiff
  keywordIds: readonly number[]
  /** Keywords that the proposal moves and that stay, because they or their clusters were changed since. */
  changedSince: number
}

/** Reads a proposal and what applying it would change now. */
export async function openProposal(
  ctx: Reads,
  { plan, runId }: { plan: Plan; runId: number },
): Promise<ReadProposal> {
  const proposal = await readProposal(ctx, { plan, runId })
  const { placement } = proposal
  const { keywordIds, places } = await listPlaces(ctx, plan)
  await joinWhole(ctx.database)
  const moves = await findMoves(ctx, { plan, placement, room: null })
  const clusterOf = numberClusters(placement)
  const before = Int32Array.from(places, clusterOf)
  const movesTo = new Map(moves.map(({ id, cluster }) => [id, cluster]))
  const after = before.map((cluster, row) => movesTo.get(keywordIds[row] ?? 0) ?? cluster)
  return {
    proposal,
    diff: comparePartitions({ before, after }),
    keywordIds,
    changedSince: listGoing(placement).length - moves.length,
  }
}

/** The number of each cluster; those that the run did not see come after the new ones. */
function numberClusters({ articleIds, clusters }: Placement): (articleId: number) => number {
  const numberOf = new Map(articleIds.map((id, number) => [id, number]))
  let next = clusters.reduce((most, cluster) => Math.max(most, cluster + 1), articleIds.length)
  return (articleId) => {
    const number = numberOf.get(articleId) ?? next
    if (number === next) numberOf.set(articleId, next++)
    return number
  }
}

const placesRow = z.object({ ids: z.string().nullable(), places: z.string().nullable() })

/** The active keywords of a plan, the most searched first, and the clusters that they are in. */
async function listPlaces(
  { database }: Reads,
  plan: Plan,
): Promise<{ keywordIds: number[]; places: number[] }> {
  const { ids, places } = await oneRow(database, placesRow)`
    select string_agg(id::text, ',') as ids, string_agg(article_id::text, ',') as places from (
      select id, article_id from keywords
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and article_id is not null
      order by estimated_search_volume desc nulls last, id
    ) as k
  `
  return { keywordIds: readJoinedNumbers(ids), places: readJoinedNumbers(places) }
}
