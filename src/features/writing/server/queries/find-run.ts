import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import { writtenRun } from '../../contract.ts'
import { WRITING, writingKey } from '../jobs/writing-payload.ts'

type WrittenRun = z.infer<typeof writtenRun>

const ACTIVE = new Set<WrittenRun['state']>(['queued', 'running', 'waiting'])

export function isActive({ state }: Pick<WrittenRun, 'state'>): boolean {
  return ACTIVE.has(state)
}

const attemptRow = z.object({ attempt: z.string() })

/**
 * The attempt of the newest run when that run did not come to its end: a run that goes on from it uses what it has
 * remembered. Null after a run that is done: what is written again is asked for again.
 */
export async function findOpenAttempt(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<string | null> {
  const row = await findRow(database, attemptRow)`
    select attempt from (
      select state, coalesce(payload ->> 'attempt', '') as attempt from runs
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and name = ${WRITING}
        and key = ${writingKey({ articleId })}
      order by id desc limit 1
    ) last where state in ('failed', 'cancelled')
  `
  return row?.attempt ?? null
}

/** The newest run that writes, or wrote, a cluster. */
export async function findWritingRun(
  { database }: Reads,
  { plan, articleId }: { plan: Plan; articleId: number },
): Promise<WrittenRun | null> {
  return findRow(database, writtenRun)`
    select id, state, reason,
      (select coalesce(json_agg(json_strip_nulls(json_build_object('name', s.name, 'state', s.state,
          'note', nullif(s.result ->> 'note', ''),
          'progress', case when s.state = 'inProgress' and s.progress_total is not null
            then json_build_object('done', s.progress_done, 'total', s.progress_total) end)) order by s.position), '[]')
        from run_steps s where s.run_id = r.id) as steps
    from runs r
    where r.workspace_id = ${plan.workspaceId} and r.contentplan_id = ${plan.id} and r.name = ${WRITING}
      and r.key = ${writingKey({ articleId })}
    order by r.id desc limit 1
  `
}
