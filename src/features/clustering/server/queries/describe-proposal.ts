import { z } from 'zod'
import { staysEmpty } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { proposal as shown } from '../../contract.ts'
import { countKinds } from '../proposals/kinds-of-change.ts'
import { findWaiting, openProposal } from './find-proposal.ts'
import { oneRow } from '#platform/server/database/rows.ts'

/** The counts of the proposal that waits; null when none waits. */
export async function describeProposal(
  ctx: Reads,
  { plan }: { plan: Plan },
): Promise<{ proposal: z.infer<typeof shown> | null }> {
  const runId = await findWaiting(ctx, plan)
  if (runId === null) return { proposal: null }
  const { proposal, diff, changedSince } = await openProposal(ctx, { plan, runId })
  const kinds = countKinds(diff.changes)
  const goneIds = diff.changes
    .filter(({ kind }) => kind === 'gone')
    .map(({ cluster }) => proposal.placement.articleIds[cluster] ?? 0)
  const { before, emptied } = await countClusters(ctx, { plan, goneIds })
  const goes = kinds.merged + kinds.gone
  const changed = diff.changes.length - kinds.new - goes
  return {
    proposal: {
      runId,
      minimumScore: proposal.minimumScore,
      created_at: proposal.createdAt,
      clusters: {
        ...kinds,
        before,
        after: before + kinds.new - goes + emptied,
        kept: before - changed - goes,
        changed,
      },
      keywords: { stayed: diff.summary.rows.stayed, moved: diff.summary.rows.moved },
      changedSince,
    },
  }
}

const clustersRow = z.object({ before: z.number(), emptied: z.number() })

/** The clusters of the plan, and those that stay although all their keywords go. */
async function countClusters(
  { database }: Reads,
  { plan, goneIds }: { plan: Plan; goneIds: readonly number[] },
): Promise<z.infer<typeof clustersRow>> {
  return oneRow(database, clustersRow)`
    select count(*)::integer as before,
      (count(*) filter (where a.id = any (${[...goneIds]}::integer[]) and ${staysEmpty}))::integer as emptied
    from articles a where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
  `
}
