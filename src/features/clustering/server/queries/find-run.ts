import { sql } from 'kysely'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { GroupingRun } from '../../contract.ts'
import type { GroupingMode } from '../proposals/candidates.ts'
import { GROUPING, groupingKey } from '../jobs/group-keywords.ts'

export interface LastRun extends GroupingRun {
  mode: GroupingMode
  asksForSerps: boolean
}

/** The run of a plan that goes on, or was the last one. */
export async function findLastRun(
  { database }: Pick<MemberContext, 'database'>,
  { plan }: { plan: Plan },
): Promise<LastRun | null> {
  const { rows } = await sql<LastRun>`
    select id, state, reason, coalesce(payload ->> 'mode', 'add') as mode,
      coalesce((payload ->> 'asksForSerps')::boolean, true) as "asksForSerps"
    from runs
    where workspace_id = ${plan.workspaceId} and name = ${GROUPING} and key = ${groupingKey({ contentplanId: plan.id })}
    order by id desc limit 1
  `.execute(database)
  return rows[0] ?? null
}

export function isActive({ state }: GroupingRun): boolean {
  return state === 'queued' || state === 'running' || state === 'waiting'
}
