import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import type { Placement } from './proposals.ts'

const moveRow = z.object({ id: z.number(), from: z.number(), cluster: z.number() })

/** A keyword that moves: the id of the cluster that it leaves (0 for none), and the number of the one that it joins. */
export type Move = z.infer<typeof moveRow>

interface Asked {
  plan: Plan
  placement: Placement
  /** How many keywords may move; null for all. */
  room: number | null
}

/**
 * The moves of a placement that are still possible, the most searched keywords first: the keyword is where the run saw
 * it and not excluded, and neither the cluster that it leaves nor the one that it joins is locked or deleted.
 */
export async function findMoves(
  { database }: Reads,
  { plan, placement: { keywordIds, from, clusters, articleIds }, room }: Asked,
): Promise<Move[]> {
  const going = listGoing({ from, clusters, articleIds })
  return listRows(database, moveRow)`
    with clusters as materialized (
      select id, is_locked from articles where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
    )
    select k.id, seen.place as "from", seen.cluster
    from unnest(${going.map((at) => keywordIds[at])}::integer[], ${going.map((at) => from[at])}::integer[],
      ${going.map((at) => clusters[at])}::integer[], ${going.map((at) => articleIds[clusters[at] ?? -1] ?? 0)}::integer[])
      as seen (id, place, cluster, target)
    join keywords k on k.id = seen.id
    left join clusters source on source.id = seen.place
    left join clusters target on target.id = seen.target
    where k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      and not k.excluded and coalesce(k.article_id, 0) = seen.place
      and (seen.place = 0 or not source.is_locked) and (seen.target = 0 or not target.is_locked)
    order by k.estimated_search_volume desc nulls last, k.id
    limit ${room}
  `
}

/** The places in a placement of the keywords that it moves. */
export function listGoing({
  from,
  clusters,
  articleIds,
}: Pick<Placement, 'from' | 'clusters' | 'articleIds'>): number[] {
  return [...from.keys()].filter((at) => articleIds[clusters[at] ?? -1] !== from[at])
}
