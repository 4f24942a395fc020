import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { GroupingDetails } from '../../contract.ts'
import { CLUSTERS_NAMED } from '../../rules.ts'
import type { Applied } from '../commands/apply-proposal.ts'
import type { Proposal } from './proposals.ts'

interface Finished {
  plan: Plan
  proposal: Proposal
  applied: Applied
  /** The keywords that the run was to cluster. */
  chosenIds: readonly number[]
}

/** What a run has done that clustered inactive keywords, to be kept with the run. */
export async function sumUpRun(
  ctx: Reads,
  { plan, proposal: { minimumScore, placement }, applied, chosenIds }: Finished,
): Promise<GroupingDetails> {
  const { changeId, moves, createdIds } = applied
  const sizes = new Map<number, number>()
  for (const { articleId } of moves) sizes.set(articleId, (sizes.get(articleId) ?? 0) + 1)
  const created = new Set(createdIds)
  const joined = [...sizes]
    .filter(([id]) => !created.has(id))
    .sort(([one, count], [other, otherCount]) => otherCount - count || one - other)
  return {
    changeId,
    minimumScore,
    keywordCount: moves.length,
    clusterCount: sizes.size,
    newCount: created.size,
    aloneCount: createdIds.filter((id) => sizes.get(id) === 1).length,
    joinedCount: joined.reduce((sum, [, count]) => sum + count, 0),
    joinedClusterCount: joined.length,
    joined: joined.slice(0, CLUSTERS_NAMED).map(([articleId, count]) => ({ articleId, count })),
    ...(await countLeft(ctx, { plan, chosenIds, knownIds: placement.keywordIds })),
  }
}

const leftRow = z.object({ withoutResults: z.number(), inactive: z.number(), active: z.number() })

/** The keywords that are still inactive: without search results, and above the plan's limit. */
async function countLeft(
  { database }: Reads,
  { plan, chosenIds, knownIds }: { plan: Plan; chosenIds: readonly number[]; knownIds: readonly number[] },
): Promise<Pick<GroupingDetails, 'withoutResults' | 'withoutRoom'>> {
  const known = new Set(knownIds)
  const unknownIds = chosenIds.filter((id) => !known.has(id))
  const { withoutResults, inactive, active } = await oneRow(database, leftRow)`
    select count(*) filter (where status = 'not_in_plan' and id = any (${unknownIds}::integer[])) as "withoutResults",
      count(*) filter (where status = 'not_in_plan') as inactive,
      count(*) filter (where status = 'in_plan') as active
    from keywords where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `
  const isFull = active >= plan.keywordLimit
  return { withoutResults, withoutRoom: isFull ? inactive - withoutResults : 0 }
}
