import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { Disk } from '#platform/server/disk/watch-disk.ts'
import type { RunnablePipeline } from '#platform/server/jobs/pipeline.ts'
import { findRun, type RunRow } from '#platform/server/jobs/queries.ts'
import { startWorker, type Worker } from '#platform/server/jobs/worker.ts'
import { shareDatabase, type SharedDatabase } from '#tests/support/database/shared-database.ts'
import { insert } from '#tests/support/database/test-database.ts'
import type { WorkerTimes } from '#platform/server/jobs/worker-times.ts'
import { quickTimes } from './quick-times.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'

/** At the end of a test nobody waits for steps that are under way. */
const FINISH_MS = 50
const silent = { warn: () => {}, error: () => {} }

export interface JobWorkspace {
  workspaceId: number
  contentplanId: number
}

export interface JobWorld extends SharedDatabase {
  /** As the program sees the database: behind the walls. */
  database: Database
  own: JobWorkspace
  other: JobWorkspace
  /** A transaction as a member of the workspace has it. */
  as<Result>(
    workspace: JobWorkspace,
    work: (ctx: { database: Transaction; workspaceId: number }) => Promise<Result>,
  ): Promise<Result>
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
  read(workspace: JobWorkspace, runId: number): Promise<RunRow>
}

/** Two workspaces, for runs and those who work them. */
export async function makeJobWorld(): Promise<JobWorld> {
  const { url, look } = await shareDatabase()
  const database = openProgramDatabase(url)
  onTestFinished(() => database.destroy())
  const as: JobWorld['as'] = (workspace, work) =>
    database.transaction().execute(async (transaction) => {
      await sql`select set_config('app.workspaces', ${String(workspace.workspaceId)}, true)`.execute(
        transaction,
      )
      return work({ database: transaction, workspaceId: workspace.workspaceId })
    })
  return {
    url,
    look,
    database,
    own: await makeWorkspace(url, 'own'),
    other: await makeWorkspace(url, 'other'),
    as,
    async startWorker(input) {
      const worker = await startWorker(
        { log: silent, database },
        { url, name: 'test', times: quickTimes, finishMs: FINISH_MS, ...input },
      )
      onTestFinished(() => worker.stop())
      return worker
    },
    async read(workspace, runId) {
      const run = await as(workspace, (ctx) => findRun(ctx.database, { ...workspace, runId }))
      if (run === null) throw new Error(`There is no run ${runId} in workspace ${workspace.workspaceId}.`)
      return run
    },
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
