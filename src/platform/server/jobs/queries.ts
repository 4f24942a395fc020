import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database, RunSteps, Runs } from '../database/tables.ts'
import type { Selectable } from 'kysely'
import type { StepProgress } from '#platform/contract/run-messages.ts'

export interface RunRow {
  id: number
  name: string
  about: unknown
  state: Selectable<Runs>['state']
  reason: string | null
  createdAt: Date
  endedAt: Date | null
  steps: { name: string; state: Selectable<RunSteps>['state']; progress?: StepProgress }[]
}

const MOST = 200

/** The newest runs about one plan that people are shown, with their steps in order. */
export async function listRunsOfPlan(
  database: Transaction<Database>,
  {
    workspaceId,
    contentplanId,
    limit = MOST,
  }: { workspaceId: number; contentplanId: number; limit?: number },
): Promise<RunRow[]> {
  return listRuns(database, {
    condition: sql`workspace_id = ${workspaceId} and contentplan_id = ${contentplanId} and not about ? 'isQuiet'`,
    limit,
  })
}

export async function findRun(
  database: Transaction<Database>,
  { workspaceId, runId }: { workspaceId: number; runId: number },
): Promise<RunRow | null> {
  const rows = await listRuns(database, {
    condition: sql`workspace_id = ${workspaceId} and id = ${runId}`,
    limit: 1,
  })
  return rows[0] ?? null
}

async function listRuns(
  database: Transaction<Database>,
  { condition, limit }: { condition: RawBuilder<unknown>; limit: number },
): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select id, name, about, state, reason, created_at as "createdAt", ended_at as "endedAt",
      (select coalesce(json_agg(json_strip_nulls(json_build_object('name', s.name, 'state', s.state,
          'progress', case when s.state = 'inProgress' and s.progress_total is not null
            then json_build_object('done', s.progress_done, 'total', s.progress_total) end)) order by s.position), '[]')
        from run_steps s where s.run_id = r.id) as steps
    from runs r
    where ${condition}
    order by id desc
    limit ${limit}
  `.execute(database)
  return rows
}
