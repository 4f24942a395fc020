import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { CHANNEL, writeNotices } from '#platform/server/realtime/notices.ts'
import { withJourneyDatabase } from './journey-database.ts'
import type { Person } from './journey-person.ts'

type StepState = 'pending' | 'inProgress' | 'done' | 'error'

interface JourneyRun {
  name: string
  steps: string[]
  /** The pipeline that the run claims to belong to, and its key there. */
  pipeline?: { name: string; key: string }
}

/** Inserts a run of a person's first plan that no worker takes; the journey moves it from step to step. */
export async function startJourneyRun(
  { workspaces: [first] }: Person,
  { name, steps, pipeline = { name: 'journey', key: randomUUID() } }: JourneyRun,
) {
  const workspaceId = first?.id ?? 0
  const about = { contentplanId: first?.plans[0], clusterId: null, name }
  const runId = await withJourneyDatabase(async (client) => {
    // In one transaction, as the worker does it: a run is never visible without its steps.
    await client.query('begin')
    const { rows } = await client.query<{ id: number }>(
      `insert into runs (workspace_id, name, key, payload, about, turn, state)
       values ($1, $4, $2, '{}', $3, 1, 'running') returning id`,
      [workspaceId, pipeline.key, about, pipeline.name],
    )
    const id = rows[0]?.id ?? 0
    await client.query(
      `insert into run_steps (workspace_id, run_id, position, name, state)
       select $1, $2, place, name, case place when 1 then 'inProgress' else 'pending' end
       from unnest($3::text[]) with ordinality step (name, place)`,
      [workspaceId, id, steps],
    )
    await publishMessage(client, { workspaceId, name: 'run', data: { ...about, runId: id } })
    await client.query('commit')
    return id
  })
  return {
    /** As the worker does it: writes the row first, then publishes the change. */
    move: (stepName: string, status: StepState) =>
      withJourneyDatabase(async (client) => {
        await client.query('update run_steps set state = $3 where run_id = $1 and name = $2', [
          runId,
          stepName,
          status,
        ])
        await publishMessage(client, {
          workspaceId,
          name: 'tracker',
          data: { ...about, runId, stepName, status },
        })
      }),
    /** Sets the progress of a step under way. */
    progress: (stepName: string, progress: { done: number; total: number }) =>
      withJourneyDatabase(async (client) => {
        await client.query(
          'update run_steps set progress_done = $3, progress_total = $4 where run_id = $1 and name = $2',
          [runId, stepName, progress.done, progress.total],
        )
        const data = { ...about, runId, stepName, status: 'inProgress', progress }
        await publishMessage(client, { workspaceId, name: 'tracker', data })
      }),
    fail: (reason: string) =>
      withJourneyDatabase(async (client) => {
        await client.query("update runs set state = 'failed', reason = $2, ended_at = now() where id = $1", [
          runId,
          reason,
        ])
        await publishMessage(client, { workspaceId, name: 'run', data: { ...about, runId } })
      }),
  }
}

/** Sends a message to the windows of a workspace. */
export async function publishMessage(
  client: pg.PoolClient,
  { workspaceId, ...message }: { workspaceId: number; name: string; data: object },
): Promise<void> {
  const letter = { workspaceId, userId: null, text: JSON.stringify(message) }
  for (const notice of writeNotices(randomUUID(), letter))
    await client.query('select pg_notify($1, $2)', [CHANNEL, notice])
}
