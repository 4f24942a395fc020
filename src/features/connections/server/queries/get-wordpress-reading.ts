import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { findRow } from '#platform/server/database/rows.ts'
import type { WordpressReading } from '../../contract/wordpress-reading.ts'
import { WORDPRESS_READING, wordpressReadingKey } from '../../rules.ts'

const runRow = z.object({
  id: z.number(),
  state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
  reason: z.string().nullable(),
  done: z.number().nullable(),
  total: z.number().nullable(),
  endedAt: z.date().nullable(),
})

const STATES = {
  queued: 'active',
  running: 'active',
  waiting: 'active',
  done: 'done',
  failed: 'failed',
  cancelled: 'never',
} as const

/** The last reading of the pages of a plan's WordPress, and what came of it. */
export async function getWordpressReading(
  { database }: Reads,
  { plan }: { plan: Plan },
): Promise<WordpressReading> {
  const run = await findRow(database, runRow)`
    select r.id, r.state, r.reason, r.ended_at as "endedAt", s.progress_done as done, s.progress_total as total
    from runs r
    left join run_steps s on s.workspace_id = r.workspace_id and s.run_id = r.id and s.state = 'inProgress'
    where r.workspace_id = ${plan.workspaceId} and r.name = ${WORDPRESS_READING} and r.key = ${wordpressReadingKey(plan.id)}
    order by r.id desc limit 1
  `
  if (run === null) return { run_id: null, state: 'never', progress: null, note: null, ended_at: null }
  const { id, state, reason, done, total, endedAt } = run
  return {
    run_id: id,
    state: STATES[state],
    progress: done === null || total === null ? null : { done, total },
    note: reason,
    ended_at: endedAt?.toISOString() ?? null,
  }
}
