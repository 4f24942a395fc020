import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { groupingRun, type GroupingRun } from '../../contract.ts'
import { GROUPING, groupingKey } from '../jobs/group-keywords.ts'
import { findRow } from '#platform/server/database/rows.ts'

const lastRun = groupingRun.extend({ asksForSerps: z.boolean() })

type LastRun = z.infer<typeof lastRun>

/** The active run of a plan, or else its last one; null when there was none. */
export async function findLastRun({ database }: Reads, { plan }: { plan: Plan }): Promise<LastRun | null> {
  return findRow(database, lastRun)`
    select id, state, reason, coalesce(payload ->> 'mode', 'add') as mode,
      coalesce((payload ->> 'asksForSerps')::boolean, true) as "asksForSerps"
    from runs
    where workspace_id = ${plan.workspaceId} and name = ${GROUPING} and key = ${groupingKey({ contentplanId: plan.id })}
    order by id desc limit 1
  `
}

export function isActive({ state }: GroupingRun): boolean {
  return state === 'queued' || state === 'running' || state === 'waiting'
}
