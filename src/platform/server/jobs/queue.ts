import { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'

/** The schema of pg-boss. Nothing in it has to be kept: all of it can be made again from the runs. */
export const QUEUE_SCHEMA = 'pgboss'
const QUEUE = 'runs'

const HEARTBEAT_SECONDS = 10
/** How often jobs without a heartbeat are looked for. */
const MONITOR_SECONDS = 3
const DAY_SECONDS = 24 * 3_600
const HOUR_SECONDS = 3_600
const CONNECTIONS = 3

interface QueueInput {
  /** Connection string of the role that owns the database, because the queue's tables are outside of the walls. */
  url: string
  /** The name of the queue's connections in the database server's lists. */
  name: string
  /** How many runs of one workspace may be at work at a time, in all workers together. */
  mostOfWorkspace: number
}

/** A job that this worker has taken. */
export interface Job {
  id: string
  workspaceId: number
  retryCount: number
}

export interface Queue {
  /** Makes jobs for the runs that are due. */
  dispatch(names: string[]): Promise<void>
  /** Frees the runs whose jobs are gone, as after a restore; returns how many. */
  heal(): Promise<number>
  /** Takes the next job whose workspace is not in the list; returns null when there is none. */
  take(exceptOf: number[]): Promise<Job | null>
  /** Sends the heartbeat of jobs. A job without a heartbeat for ten seconds is given to another worker. */
  keep(jobs: Job[]): Promise<void>
  complete(job: Job): Promise<void>
  /** Lets another worker take the job. */
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
    // While the database is away, pg-boss reports the same error every few seconds.
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
/** Runs of one pipeline and plan at work at a time: such as the articles of a plan that are being written. */
const MOST_OF_PLAN = 4

/** One transaction for both, so that a run that names a job always has that job. */
async function dispatch(boss: PgBoss, names: string[], mostOfWorkspace: number): Promise<void> {
  const begin = boss.getDb().beginTransaction
  if (begin === undefined) throw new Error('the queue has no transactions')
  const transaction = await begin.call(boss.getDb())
  try {
    const { rows } = await transaction.db.executeSql('select * from walls.dispatch_runs($1, $2, $3, $4)', [
      names,
      AT_ONCE,
      mostOfWorkspace,
      MOST_OF_PLAN,
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
 * Reads the jobs of the runs first and the queue afterwards. This order makes no mistake: a job is in the queue before
 * its run names it, and the run drops the job before the job ends.
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
