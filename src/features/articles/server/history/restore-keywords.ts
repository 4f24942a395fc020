import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import type { StateChange } from './compare-states.ts'
import { EXCLUDED, NOWHERE } from './plan-state.ts'

/** Moves back the keywords that are where the change put them and whose former cluster exists; returns how many. */
export async function restoreKeywords(
  { database }: Reads,
  { plan, change }: { plan: Plan; change: StateChange },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with wanted as materialized (
      select k.id, a.id as article_id, moved.place_before = ${EXCLUDED}::integer as excluded
      from unnest(${change.keywordIds}::integer[], ${change.placesBefore}::integer[], ${change.placesAfter}::integer[])
        as moved (id, place_before, place_after)
      join keywords k on k.id = moved.id and k.workspace_id = ${plan.workspaceId} and k.contentplan_id = ${plan.id}
      left join articles a on a.workspace_id = k.workspace_id and a.contentplan_id = k.contentplan_id
        and a.id = moved.place_before
      where (case when k.excluded then ${EXCLUDED}::integer else coalesce(k.article_id, ${NOWHERE}::integer) end)
          = moved.place_after
        and (moved.place_before <= ${NOWHERE}::integer or a.id is not null)
    )
    update keywords k set article_id = wanted.article_id, excluded = wanted.excluded
    from wanted where k.id = wanted.id
  `.execute(database)
  return Number(numAffectedRows)
}
