import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { z } from 'zod'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'
import { insert, query } from '#tests/support/database/test-database.ts'
import { ownDatabaseUrl, startReady, type KeyloomProcess } from '#tests/support/process/keyloom-process.ts'
import { makeUsedDataFolder } from '#tests/support/process/used-data.ts'
import { pillPipeline } from './pill-pipeline.ts'

/** A program that is started again may answer before its database does. */
const RESTART_MS = 20_000
const LOG_LINE = z.object({ msg: z.string(), level: z.number() }).loose()

export interface PillWorld {
  running: KeyloomProcess
  workspaceId: number
  /** The process id of the server below its supervisor, or null while no server runs. */
  findServer(): number | null
  /** Runs a query as the superuser, past the walls. */
  look(text: string): Promise<Record<string, unknown>[]>
  start(kind: 'endless' | 'patient', when?: { afterSeconds: number }): Promise<number>
  /** Ends the wait of a run whose step stopped the program. */
  endRest(runId: number): Promise<void>
  readRun(runId: number): Promise<{ state: string; reason: string | null }>
  /** Moves heartbeats back by a minute, so that the queue counts the worker that is gone as lost. */
  expireHeartbeats(): Promise<void>
  listLog(): z.infer<typeof LOG_LINE>[]
}

/** The program as `npm start` runs it, with the pipeline `pill`, which can stop it. */
export async function startPillWorld({ standstillMs }: { standstillMs?: number } = {}): Promise<PillWorld> {
  const dataFolder = await makeUsedDataFolder()
  const running = await startReady({
    dataFolder,
    program: ['scripts/setup.mjs', 'tests/process/watchdog/pill-program.ts', 'start'],
    env: standstillMs === undefined ? {} : { STANDSTILL_MS: String(standstillMs) },
  })
  // The database has another port after each start.
  const superuser = () => {
    const url = new URL(ownDatabaseUrl(dataFolder))
    url.username = 'postgres'
    return url.href
  }
  const look = (text: string) => query(superuser(), text)
  const workspaceId = await insert(
    superuser(),
    `insert into workspaces (name, type) values ('own', 'managed')`,
  )
  return {
    running,
    workspaceId,
    findServer: () => findHolder(dataFolder),
    look,
    async start(kind, { afterSeconds } = { afterSeconds: 0 }) {
      const database = openProgramDatabase(ownDatabaseUrl(dataFolder))
      const { runId } = await database.transaction().execute(async (open) => {
        await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(open)
        const ctx = { database: open, workspaceId, userId: null }
        return startPipeline(ctx, pillPipeline, { kind }, { wakeAfterSeconds: afterSeconds })
      })
      await database.destroy()
      return runId
    },
    async endRest(runId) {
      await look(`update run_steps set rest_until = now() where run_id = ${runId}`)
      await look(`update runs set wake_at = now() where id = ${runId}`)
    },
    async readRun(runId) {
      const [run] = await look(`select state, reason from runs where id = ${runId}`)
      return z.object({ state: z.string(), reason: z.string().nullable() }).parse(run)
    },
    async expireHeartbeats() {
      await vi.waitFor(
        () =>
          look(
            `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
          ),
        { timeout: RESTART_MS },
      )
    },
    listLog: () =>
      running
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => LOG_LINE.parse(JSON.parse(line))),
  }
}

/** The id of the process that has locked the data folder. */
function findHolder(dataFolder: string): number | null {
  try {
    return z
      .object({ pid: z.number() })
      .parse(JSON.parse(readFileSync(join(dataFolder, 'keyloom.lock'), 'utf8'))).pid
  } catch {
    return null
  }
}
