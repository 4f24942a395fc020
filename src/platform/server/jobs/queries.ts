import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { listRows } from '../database/rows.ts'
import { stepProgress, STEP_STATES } from '#platform/contract/run-messages.ts'

const runLink = z.object({ label: z.string(), path: z.string() })

const runRow = z.object({
  id: z.number(),
  name: z.string(),
  about: z.unknown(),
  state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
  reason: z.string().nullable(),
  trouble: z.string().nullable(),
  createdAt: z.date(),
  endedAt: z.date().nullable(),
  link: runLink.nullable(),
  steps: z.array(
    z.object({ name: z.string(), state: z.enum(STEP_STATES), progress: stepProgress.optional() }),
  ),
})

export type RunRow = z.infer<typeof runRow>

const MOST = 200

/** The newest runs about one plan that users may see, but for those whose turn has not come, with their steps in order. */
export async function listRunsOfPlan(
  database: Transaction,
  {
    workspaceId,
    contentplanId,
    limit = MOST,
  }: { workspaceId: number; contentplanId: number; limit?: number },
): Promise<RunRow[]> {
  return listRows(database, runRow)`
    select id, name, about, state, reason, trouble, created_at as "createdAt", ended_at as "endedAt",
      (select s.result -> 'link' from run_steps s where s.run_id = r.id order by s.position desc limit 1) as link,
      (select coalesce(json_agg(json_strip_nulls(json_build_object('name', s.name, 'state', s.state,
          'progress', case when s.state = 'inProgress' and s.progress_total is not null
            then json_build_object('done', s.progress_done, 'total', s.progress_total) end)) order by s.position), '[]')
        from run_steps s where s.run_id = r.id) as steps
    from runs r
    where workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and not about ? 'isQuiet'
      and not (is_in_line and started_at is null)
    order by id desc
    limit ${limit}
  `
}
