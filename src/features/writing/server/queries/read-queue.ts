import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { findLine } from '#platform/server/jobs/lines/find-line.ts'
import { queuedArticle, type writing } from '../../contract.ts'
import { WRITING } from '../jobs/writing-payload.ts'

/** More than are written in a day. */
const MOST = 1_000

type Queue = z.input<NonNullable<(typeof writing.getQueue)['~orpc']['outputSchema']>>

const queuedRow = queuedArticle
  .extend({
    current: z.object({ name: z.string(), progress: queuedArticle.shape.progress.optional() }).nullable(),
    ended_at: z.string().nullable(),
  })
  .omit({ step: true, progress: true })

/** What is being written in a plan, what waits for it, and what came of it within the last day. */
export async function readQueue({ database }: Reads, { plan }: { plan: Plan }): Promise<Queue> {
  const line = { workspaceId: plan.workspaceId, contentplanId: plan.id, name: WRITING }
  const { isPaused, heldReason } = await findLine(database, line)
  const rows = await listRows(database, queuedRow)`
    with newest as materialized (
      select distinct on (cluster) (r.about ->> 'clusterId')::integer as cluster, r.* from runs r
      where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and name = ${WRITING}
        and (state in ('queued', 'running', 'waiting') or ended_at > now() - interval '1 day')
      order by cluster, id desc
    ), shown as (
      select *, case when state in ('failed', 'done') then state
        when state = 'queued' and started_at is null then 'waiting' else 'writing' end as place
      from newest
      where state in ('queued', 'running', 'waiting') or is_in_line and state in ('failed', 'done')
    )
    select s.cluster as "articleId", s.id as "runId", a.title, a.status, s.place as state, s.is_in_line, s.reason,
      (select json_strip_nulls(json_build_object('name', name, 'progress', case when progress_total is not null
          and state = 'inProgress' then json_build_object('done', progress_done, 'total', progress_total) end))
        from run_steps where run_id = s.id and state in ('inProgress', 'error') order by position limit 1) as current,
      (select count(*) from run_steps where run_id = s.id and state = 'done')::integer as steps_done,
      (select count(*) from run_steps where run_id = s.id)::integer as steps,
      spent.tokens, spent.cost,
      to_char(s.ended_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ended_at
    from shown s
    join articles a on a.workspace_id = s.workspace_id and a.contentplan_id = s.contentplan_id and a.id = s.cluster
    cross join lateral (
      select coalesce(sum(input_tokens + output_tokens), 0)::bigint as tokens,
        case when count(*) = count(cost) then coalesce(sum(cost), 0)::bigint end as cost
      from model_calls where workspace_id = s.workspace_id and run_id = s.id
    ) spent
    order by array_position(array['writing', 'waiting', 'failed', 'done'], s.place), s.ended_at desc nulls first,
      s.is_in_line, s.turn, s.id
    limit ${MOST}
  `
  const articles = rows.map(({ current, ...row }) => ({
    ...row,
    step: current?.name ?? null,
    progress: current?.progress ?? null,
  }))
  return { is_paused: isPaused, held_reason: heldReason, articles }
}
