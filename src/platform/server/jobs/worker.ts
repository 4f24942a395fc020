import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { Temporary } from '#platform/errors.ts'
import type { Database } from '../database/database.ts'
import { listRows } from '../database/rows.ts'
import { isConnectionLoss } from '../database/connection-loss.ts'
import { ENDLESS_DISK, type Disk } from '../disk/watch-disk.ts'
import type { Log } from '../log.ts'
import { within } from '../within.ts'
import { RunLost, throughOutages, type LeasedRun } from './lease.ts'
import { excuseWorker } from './lost-workers.ts'
import type { RunnablePipeline } from './pipeline.ts'
import { openQueue, type Job, type Queue } from './queue.ts'
import { runAttempt, type AttemptContext } from './run-attempt.ts'
import { USUAL_TIMES, type WorkerTimes } from './worker-times.ts'

/** More than the runs of one plan that are at work at a time, so that a queue of articles never holds up the rest. */
const SLOTS = 6
const MOST_OF_WORKSPACE = 6
/** Short enough to leave time for handing the step back and for closing the queue. */
const FINISH_MS = 5_000
/** How long a stop waits for steps that do not end; the queue gives their jobs to another worker. */
const HAND_BACK_MS = 3_000
const CLOSE_MS = 1_000

interface WorkerInput<Services> {
  /** Connection string of the role that owns the database. */
  url: string
  name: string
  /** An id that no other worker ever has. Default: a new one. */
  id?: string
  pipelines: RunnablePipeline<Services>[]
  services: Services
  /** How many runs this worker works on at a time. */
  slots?: number
  /** How many runs of one workspace are worked on at a time, in all workers together; its other runs wait. */
  mostOfWorkspace?: number
  /** How long a step that runs at a stop may continue. */
  finishMs?: number
  /** Default: USUAL_TIMES. */
  times?: WorkerTimes
  /** The disk that everything is stored on: while it is full, runs wait. */
  disk?: Disk
}

export interface Worker {
  /** Finishes the steps that are running, or hands them back, within ten seconds. */
  stop(): Promise<void>
}

/** Starts a worker, which does the work of runs beside any number of other workers on the same database. */
export async function startWorker<Services>(
  ctx: { log: Log; database: Database },
  {
    url,
    name,
    id = randomUUID(),
    pipelines,
    services,
    slots = SLOTS,
    mostOfWorkspace = MOST_OF_WORKSPACE,
    finishMs = FINISH_MS,
    times = USUAL_TIMES,
    disk = ENDLESS_DISK,
  }: WorkerInput<Services>,
): Promise<Worker> {
  const soon = new AbortController()
  const now = new AbortController()
  const leased = new Map<LeasedRun, AbortController>()
  const attempts = {
    ...ctx,
    worker: id,
    times,
    disk,
    services,
    suspects: new Set<number>(),
    pipelines: new Map(pipelines.map((one) => [one.name, one])),
    stopping: { soon: soon.signal, now: now.signal },
    watch(run: LeasedRun) {
      const lost = new AbortController()
      leased.set(run, lost)
      return { lost: lost.signal, end: () => leased.delete(run) }
    },
  }
  const queue = await openQueue(ctx, { url, name, mostOfWorkspace })
  const jobSlots = openJobSlots({ attempts, queue, slots })
  const looking = lookForRuns(ctx, {
    queue,
    jobSlots,
    leased,
    times,
    disk,
    worker: id,
    names: [...attempts.pipelines.keys()],
    until: soon.signal,
  })

  return {
    async stop() {
      soon.abort()
      const finish = setTimeout(() => now.abort(new Temporary('This worker stops.')), finishMs)
      const isDone = await within(finishMs + HAND_BACK_MS, jobSlots.untilEmpty())
      clearTimeout(finish)
      if (!isDone) ctx.log.warn('a step did not end at the stop; its run is taken up again')
      await within(CLOSE_MS, looking)
      await within(CLOSE_MS, queue.stop())
    },
  }
}

interface JobSlots {
  /** Takes jobs until its slots are full. */
  fill(): Promise<void>
  jobs(): Job[]
  /** Resolves when a job has ended, or after so many milliseconds. */
  untilFree(ms: number): Promise<void>
  untilEmpty(): Promise<void>
}

/** The jobs that a worker works on. One slot always remains for other workspaces, however long the runs of one take. */
function openJobSlots<Services>({
  attempts,
  queue,
  slots,
}: {
  attempts: AttemptContext<Services>
  queue: Queue
  slots: number
}): JobSlots {
  const working = new Map<Job, Promise<void>>()
  let left = Promise.withResolvers<void>()

  async function doJob(job: Job): Promise<void> {
    try {
      await runAttempt(attempts, job.id)
      await throughOutages(() => queue.complete(job))
    } catch (error) {
      attempts.log.warn({ err: error }, 'a run was let go of, and is taken up again')
      await throughOutages(() => queue.release(job)).catch(() => {})
    } finally {
      working.delete(job)
      left.resolve()
      left = Promise.withResolvers<void>()
    }
  }

  function listFullWorkspaces(): number[] {
    const most = Math.max(1, slots - 1)
    const byWorkspace = Map.groupBy(working.keys(), ({ workspaceId }) => workspaceId)
    return [...byWorkspace].filter(([, jobs]) => jobs.length >= most).map(([workspaceId]) => workspaceId)
  }

  return {
    async fill() {
      while (working.size < slots && !attempts.stopping.soon.aborted) {
        const job = await queue.take(listFullWorkspaces())
        if (job === null) return
        working.set(job, doJob(job))
      }
    },
    jobs: () => [...working.keys()],
    async untilFree(ms) {
      const waiting = new AbortController()
      const pause = sleep(ms, undefined, { signal: waiting.signal }).catch(() => {})
      await Promise.race([pause, left.promise])
      waiting.abort()
    },
    async untilEmpty() {
      await Promise.all(working.values())
    },
  }
}

interface LookInput {
  queue: Queue
  jobSlots: JobSlots
  leased: Map<LeasedRun, AbortController>
  times: WorkerTimes
  disk: Disk
  worker: string
  names: string[]
  until: AbortSignal
}

/** Runs until the last run is handed back, also during a stop, because jobs at work need the heartbeat. */
async function lookForRuns(
  ctx: { log: Log; database: Database },
  { queue, jobSlots, leased, times, disk, worker, names, until }: LookInput,
): Promise<void> {
  const heartbeat = setInterval(() => {
    const jobs = jobSlots.jobs()
    if (jobs.length > 0) queue.keep(jobs).catch(() => {})
  }, times.heartbeatMs)
  const isTimeToLook = everySoOften(times.lookMs)
  const isTimeToHeal = everySoOften(times.healMs)
  let isAway = false
  while (!until.aborted || jobSlots.jobs().length > 0) {
    try {
      await abortLostRuns(ctx.database, leased)
      if (isTimeToLook()) {
        if (isTimeToHeal()) {
          await queue.heal()
          await excuseWorker(ctx.database, worker)
        }
        if (!until.aborted && disk.findProblem() === null) await queue.dispatch(names)
      }
      if (disk.findProblem() === null) await jobSlots.fill()
      isAway = false
    } catch (error) {
      // One line for the whole time in which the database is away.
      if (!isAway) ctx.log.warn({ err: error }, 'runs could not be looked for')
      isAway = isConnectionLoss(error)
      await sleep(times.lookMs)
    }
    // A random pause, so that workers do not look in step: one that cannot do a job would take it first each time.
    const pauseMs = leased.size > 0 ? times.checkMs : times.lookMs
    await jobSlots.untilFree(pauseMs * (0.5 + Math.random()))
  }
  clearInterval(heartbeat)
}

/** True at the first call, and then at most once in so many milliseconds. */
function everySoOften(ms: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < ms) return false
    last = now
    return true
  }
}

const lostJob = z.object({ job: z.string() })

async function abortLostRuns(database: Database, leased: Map<LeasedRun, AbortController>): Promise<void> {
  const runs = [...leased.keys()]
  if (runs.length === 0) return
  const rows = await listRows(database, lostJob)`
    select list_lost_runs as job from walls.list_lost_runs(
      ${runs.map(({ job }) => job)}::uuid[], ${runs.map(({ claim }) => claim)}::integer[])
  `
  const lost = new Set(rows.map(({ job }) => job))
  for (const [run, end] of leased) if (lost.has(run.job)) end.abort(new RunLost('This run has ended.'))
}
