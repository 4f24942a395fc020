import { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'

/** The schema of pg-boss: nothing in it is data, all of it is made again from the runs. */
export const QUEUE_SCHEMA = 'pgboss'
const QUEUE = 'runs'

const HEARTBEAT_SECONDS = 10
/** How often jobs without a heartbeat are looked for. */
const MONITOR_SECONDS = 3
const DAY_SECONDS = 24 * 3_600
const HOUR_SECONDS = 3_600
const CONNECTIONS = 3

interface QueueInput {
  /** Of the role that owns the database: the queue's tables are its own, outside of the walls. */
  url: string
  /** How its connections are named in the server's lists. */
  name: string
  /** Runs of a workspace at a time, in all workers together. */
  mostOfWorkspace: number
}

/** A job in the hands of this worker. */
export interface Job {
  id: string
  workspaceId: number
  retryCount: number
}

export interface Queue {
  /** Gives runs that are due their jobs. */
  dispatch(names: string[]): Promise<void>
  /** Takes runs from jobs that are gone, as after a restore; how many that were. */
  heal(): Promise<number>
  /** The next job, of no workspace named here; null where there is none. */
  take(exceptOf: number[]): Promise<Job | null>
  /** Says that this worker lives; a job of which nobody says so for ten seconds comes to another worker. */
  keep(jobs: Job[]): Promise<void>
  complete(job: Job): Promise<void>
  /** Lets another worker have it. */
  release(job: Job): Promise<void>
  stop(): Promise<void>
}

/** Opens the queue of jobs, and makes its tables where they are missing. */
export async function openQueue(
  ctx: { log: Log },
  { url, name, mostOfWorkspace }: QueueInput,
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: name,
    schema: QUEUE_SCHEMA,
    max: CONNECTIONS,
    schedule: false,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    maintenanceIntervalSeconds: HOUR_SECONDS,
  })
  let trouble = ''
  boss.on('error', ({ message }) => {
    // While the database is away it says the same every few seconds.
    if (message !== trouble) ctx.log.warn({ reason: message }, 'the queue had trouble')
    trouble = message
  })
  boss.on('warning', (warning) => ctx.log.warn({ reason: warning.message }, 'the queue warns'))
  await boss.start()
  await boss.createQueue(QUEUE, {
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: DAY_SECONDS - HOUR_SECONDS,
    retryLimit: 10_000,
    retryDelay: 1,
    deleteAfterSeconds: HOUR_SECONDS,
  })
  return {
    dispatch: (names) => dispatch(boss, names, mostOfWorkspace),
    heal: () => heal(boss),
    take: (exceptOf) => take(boss, exceptOf),
    async keep(jobs) {
      await boss.touch(QUEUE, jobs)
    },
    async complete(job) {
      await boss.complete(QUEUE, job)
    },
    async release(job) {
      await boss.fail(QUEUE, job)
    },
    stop: () => boss.stop({ graceful: false }),
  }
}

async function take(boss: PgBoss, exceptOf: number[]): Promise<Job | null> {
  const [job] = await boss.fetch(QUEUE, { ignoreGroups: exceptOf.map(String) })
  if (job === undefined) return null
  return { id: job.id, workspaceId: Number(job.groupId), retryCount: job.retryCount }
}

const AT_ONCE = 200

/** In one transaction: a run that says it has a job has one. */
async function dispatch(boss: PgBoss, names: string[], mostOfWorkspace: number): Promise<void> {
  const begin = boss.getDb().beginTransaction
  if (begin === undefined) throw new Error('the queue has no transactions')
  const transaction = await begin.call(boss.getDb())
  try {
    const { rows } = await transaction.db.executeSql('select * from walls.dispatch_runs($1, $2, $3)', [
      names,
      AT_ONCE,
      mostOfWorkspace,
    ])
    const jobs = rows.map(({ job, place, workspace }) => ({
      id: String(job),
      priority: -Number(place),
      group: { id: String(workspace) },
    }))
    if (jobs.length > 0) await boss.insert(QUEUE, jobs, { db: transaction.db })
    await transaction.commit()
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

/**
 * Asks for the runs' jobs first and looks at the queue then: a job that a run names is there before the run says
 * so, and the run lets go of it before it ends.
 */
async function heal(boss: PgBoss): Promise<number> {
  const database = boss.getDb()
  const [found] = (await database.executeSql('select array(select walls.list_run_jobs()) as jobs')).rows
  const healed = await database.executeSql(
    `select walls.forget_run_jobs(array(
       select job from unnest($1::uuid[]) job
       where not exists (select from ${QUEUE_SCHEMA}.job alive
         where alive.name = $2 and alive.id = job and alive.state < 'completed'))) as count`,
    [found.jobs, QUEUE],
  )
  return Number(healed.rows.at(0)?.count)
}
