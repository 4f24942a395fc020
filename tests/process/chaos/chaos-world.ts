import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from 'kysely'
import pg from 'pg'
import { migrate } from '#platform/server/database/migrate.ts'
import { prepareRoles } from '#platform/server/database/roles.ts'
import type { Database } from '#platform/server/database/database.ts'
import { restartRun } from '#platform/server/jobs/restart-run.ts'
import { MOST_LOST_WORKERS } from '#platform/server/jobs/judge-losses.ts'
import { startPipeline } from '#platform/server/jobs/start-pipeline.ts'
import { startPostgres } from '#platform/server/postgres/start-postgres.ts'
import { chaosPipeline } from './chaos-pipeline.ts'
import type { Evidence } from './judge-effects.ts'
import { openProgramDatabase } from '#tests/support/database/program-database.ts'
import { itemAt } from '#platform/items.ts'

const silent = { warn: () => {}, error: () => {} }
const WORKSPACES = 2

export interface ChaosWorld {
  url: string
  /** Starts a run in one of the workspaces; returns its id after the commit. */
  start(number: number): Promise<number>
  countActive(): Promise<number>
  /** Restarts, as a user would, the runs that were set aside because too many of their workers were killed. */
  restartSetAside(): Promise<void>
  /** How often each active run was claimed so far. */
  listClaims(): Promise<{ run: number; claim: number }[]>
  listRuns(): Promise<Evidence['runs']>
  /** Moves the heartbeats of these runs' workers back by a minute, so that the queue counts the workers as lost. */
  expireHeartbeats(runs: number[]): Promise<void>
  stop(): Promise<void>
}

interface CrashingWorld extends ChaosWorld {
  /** Kills the database server or one connection's process with SIGKILL; the product's launcher starts it again. */
  crash(whom: 'server' | 'connection'): Promise<void>
}

/** A durable database (with fsync), under the product's own launcher. */
export async function makeCrashingWorld(): Promise<CrashingWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'keyloom-chaos-'))
  const postgres = await startPostgres({ log: silent }, { folder, role: 'keyloom' })
  await prepareRoles({ url: postgres.adminUrl, login: 'keyloom' })
  await migrate({ url: postgres.url, folder: 'migrations' })
  const adminUrl = new URL(postgres.adminUrl)
  adminUrl.pathname = '/keyloom'
  const world = await openChaosWorld({ url: postgres.url, adminUrl: adminUrl.href })
  return {
    ...world,
    async crash(whom) {
      const file = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8')
      const server = Number(file.split('\n')[0])
      process.kill(whom === 'server' ? server : await findConnection(adminUrl.href), 'SIGKILL')
    },
    async stop() {
      await world.stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A world on a migrated database; `adminUrl` is the superuser's. */
export async function openChaosWorld({
  url,
  adminUrl,
}: {
  url: string
  adminUrl: string
}): Promise<ChaosWorld> {
  const database = openProgramDatabase(url, { name: 'harness' })
  const over = openOverTheWalls(adminUrl)
  const workspaces = await makeWorkspaces(over)
  return {
    url,
    start: (number) => startRun(database, { workspaceId: itemAt(workspaces, number % WORKSPACES), number }),
    countActive: () => countActive(over),
    restartSetAside: () => restartSetAside(database, over),
    async listClaims() {
      const { rows } = await over.query<{ run: number; claim: number }>(
        `select id as run, claim from runs where state = 'running'`,
      )
      return rows
    },
    listRuns: () => listRuns(over),
    async expireHeartbeats(runs) {
      await over.query(
        `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'
         where id in (select job_id from runs where id = any ($1))`,
        [runs],
      )
    },
    async stop() {
      await database.destroy()
      await over.end()
    },
  }
}

function openOverTheWalls(adminUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 2, application_name: 'harness' })
  pool.on('error', () => {})
  return pool
}

async function makeWorkspaces(over: pg.Pool): Promise<number[]> {
  const { rows } = await over.query<{ id: number }>(
    `insert into workspaces (name, type) select 'chaos ' || n, 'managed' from generate_series(1, $1) n returning id`,
    [WORKSPACES],
  )
  return rows.map(({ id }) => id)
}

function startRun(
  database: Database,
  { workspaceId, number }: { workspaceId: number; number: number },
): Promise<number> {
  return database.transaction().execute(async (open) => {
    await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(open)
    const { runId } = await startPipeline({ database: open, workspaceId, userId: null }, chaosPipeline, {
      number,
    })
    return runId
  })
}

async function restartSetAside(database: Database, over: pg.Pool): Promise<void> {
  const { rows } = await over.query<{ runId: number; workspaceId: number }>(
    `select id as "runId", workspace_id as "workspaceId" from runs where state = 'failed'
       and exists (select from run_steps where run_id = runs.id and cardinality(lost_workers) >= $1)`,
    [MOST_LOST_WORKERS],
  )
  for (const { runId, workspaceId } of rows)
    await database.transaction().execute(async (open) => {
      await sql`select set_config('app.workspaces', ${String(workspaceId)}, true)`.execute(open)
      await restartRun({ database: open, workspaceId }, { runId })
    })
}

async function countActive(over: pg.Pool): Promise<number> {
  const { rows } = await over.query<{ n: number }>(
    `select count(*)::int as n from runs where state in ('queued', 'running', 'waiting')`,
  )
  return itemAt(rows, 0).n
}

async function listRuns(over: pg.Pool): Promise<Evidence['runs']> {
  const { rows } = await over.query<Evidence['runs'][number]>(
    `select id, state, reason,
       (select count(*)::int from audit_entries where subject_id = runs.id) as marks
     from runs order by id`,
  )
  return rows
}

async function findConnection(adminUrl: string): Promise<number> {
  const over = openOverTheWalls(adminUrl)
  const { rows } = await over.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'chaos' limit 1`,
  )
  await over.end()
  return itemAt(rows, 0).pid
}
