import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { openPlan, type Plan } from '#features/contentplans/server/index.ts'
import { stepProgress, STEP_STATES } from '#platform/contract/run-messages.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { oneRow } from '#platform/server/database/rows.ts'
import type { Disk } from '#platform/server/disk/watch-disk.ts'
import type { RunnablePipeline } from '#platform/server/jobs/pipeline.ts'
import { startWorker, type Worker } from '#platform/server/jobs/worker.ts'
import { shareDatabase, type SharedDatabase } from '#tests/support/database/shared-database.ts'
import { insert } from '#tests/support/database/test-database.ts'
import type { WorkerTimes } from '#platform/server/jobs/worker-times.ts'
import { quickTimes } from './quick-times.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'

/** Short, because the end of a test need not wait for steps that are under way. */
const FINISH_MS = 50
const silent = { warn: () => {}, error: () => {} }

const runRow = z.object({
  id: z.number(),
  name: z.string(),
  about: z.unknown(),
  state: z.enum(['queued', 'running', 'waiting', 'done', 'failed', 'cancelled']),
  reason: z.string().nullable(),
  endedAt: z.date().nullable(),
  steps: z.array(
    z.object({ name: z.string(), state: z.enum(STEP_STATES), progress: stepProgress.optional() }),
  ),
})

export interface JobWorkspace {
  workspaceId: number
  contentplanId: number
}

export interface PlanContext {
  database: Transaction
  workspaceId: number
  userId: null
  now: Date
}

export interface JobWorld extends SharedDatabase {
  /** The database as the program sees it: behind the walls. */
  database: Database
  own: JobWorkspace
  other: JobWorkspace
  /** Runs work in a transaction in which the workspace is open. */
  as<Result>(
    workspace: JobWorkspace,
    work: (ctx: Omit<PlanContext, 'now'>) => Promise<Result>,
  ): Promise<Result>
  /** Runs work in a transaction in which the own workspace is open, on its plan. */
  inPlan<Result>(work: (ctx: PlanContext, plan: Plan) => Promise<Result>): Promise<Result>
  startWorker<Services>(input: {
    pipelines: RunnablePipeline<Services>[]
    services: Services
    id?: string
    slots?: number
    mostOfWorkspace?: number
    finishMs?: number
    times?: WorkerTimes
    disk?: Disk
  }): Promise<Worker>
  read(workspace: JobWorkspace, runId: number): Promise<z.infer<typeof runRow>>
}

/** Two workspaces, with functions that start workers and read runs. */
export async function makeJobWorld(): Promise<JobWorld> {
  const { url, look } = await shareDatabase()
  const database = openProgramDatabase(url)
  onTestFinished(() => database.destroy())
  const as: JobWorld['as'] = (workspace, work) =>
    database.transaction().execute(async (transaction) => {
      await sql`select set_config('app.workspaces', ${String(workspace.workspaceId)}, true)`.execute(
        transaction,
      )
      return work({ database: transaction, workspaceId: workspace.workspaceId, userId: null })
    })
  const own = await makeWorkspace(url, 'own')
  return {
    url,
    look,
    database,
    own,
    other: await makeWorkspace(url, 'other'),
    as,
    inPlan: (work) =>
      as(own, async (ctx) => work({ ...ctx, now: new Date() }, await openPlan(ctx, own.contentplanId))),
    async startWorker(input) {
      const worker = await startWorker(
        { log: silent, database },
        { url, name: 'test', times: quickTimes, finishMs: FINISH_MS, ...input },
      )
      onTestFinished(() => worker.stop())
      return worker
    },
    read: ({ workspaceId, contentplanId }, runId) =>
      as(
        { workspaceId, contentplanId },
        (ctx) => oneRow(ctx.database, runRow)`
        select id, name, about, state, reason, ended_at as "endedAt",
          (select coalesce(json_agg(json_strip_nulls(json_build_object('name', s.name, 'state', s.state,
              'progress', case when s.state = 'inProgress' and s.progress_total is not null
                then json_build_object('done', s.progress_done, 'total', s.progress_total) end)) order by s.position), '[]')
            from run_steps s where s.run_id = r.id) as steps
        from runs r where workspace_id = ${workspaceId} and id = ${runId}
      `,
      ),
  }
}

export async function makeWorkspace(url: string, name: string): Promise<JobWorkspace> {
  const workspaceId = await insert(url, `insert into workspaces (name, type) values ('${name}', 'managed')`)
  const contentplanId = await insert(
    url,
    `insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
     values (${workspaceId}, '${name}', 'USA', 'en', 'managed', 10)`,
  )
  return { workspaceId, contentplanId }
}
