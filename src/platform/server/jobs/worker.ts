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

const SLOTS = 4
const MOST_OF_WORKSPACE = 6
/** Leaves time to hand the step back, and for the queue to close. */
const FINISH_MS = 5_000
/** For what does not end: the queue gives its job to another worker. */
const HAND_BACK_MS = 3_000
const CLOSE_MS = 1_000

interface WorkerInput<Services> {
  /** Of the role that owns the database. */
  url: string
  name: string
  /** What no other worker is called, before and after; a new one if absent. */
  id?: string
  pipelines: RunnablePipeline<Services>[]
  services: Services
  /** Runs at a time. */
  slots?: number
  /** Runs of a workspace at a time, in all workers together; its others wait in line. */
  mostOfWorkspace?: number
  /** How long a step that is under way at a stop may go on. */
  finishMs?: number
  /** The usual ones if absent. */
  times?: WorkerTimes
  /** What everything is stored on: while it is full, runs wait. */
  disk?: Disk
}

export interface Worker {
  /** Finishes the steps that are under way or hands them back, within ten seconds. */
  stop(): Promise<void>
}

/** Does the work of runs, beside any number of other workers on the same database. */
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
  const desk = openDesk({ attempts, queue, slots })
  const looking = lookAround(ctx, {
    queue,
    desk,
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
      const isDone = await within(finishMs + HAND_BACK_MS, desk.untilEmpty())
      clearTimeout(finish)
      if (!isDone) ctx.log.warn('a step did not end at the stop; its run is taken up again')
      await within(CLOSE_MS, looking)
      await within(CLOSE_MS, queue.stop())
    },
  }
}

interface Desk {
  /** Takes jobs until its slots are full. */
  fill(): Promise<void>
  jobs(): Job[]
  /** Resolves when a job has left, or after a while. */
  untilFree(ms: number): Promise<void>
  untilEmpty(): Promise<void>
}

/** What a worker has at hand. One slot is always left to other workspaces, however long the runs of one take. */
function openDesk<Services>({
  attempts,
  queue,
  slots,
}: {
  attempts: AttemptContext<Services>
  queue: Queue
  slots: number
}): Desk {
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

  function listFull(): number[] {
    const most = Math.max(1, slots - 1)
    const byWorkspace = Map.groupBy(working.keys(), ({ workspaceId }) => workspaceId)
    return [...byWorkspace].filter(([, jobs]) => jobs.length >= most).map(([workspaceId]) => workspaceId)
  }

  return {
    async fill() {
      while (working.size < slots && !attempts.stopping.soon.aborted) {
        const job = await queue.take(listFull())
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

interface Surroundings {
  queue: Queue
  desk: Desk
  leased: Map<LeasedRun, AbortController>
  times: WorkerTimes
  disk: Disk
  worker: string
  names: string[]
  until: AbortSignal
}

/** Goes on until the last run is handed back, also during a stop: the jobs of a worker that goes on need its heartbeat. */
async function lookAround(
  ctx: { log: Log; database: Database },
  { queue, desk, leased, times, disk, worker, names, until }: Surroundings,
): Promise<void> {
  const heartbeat = setInterval(() => {
    const jobs = desk.jobs()
    if (jobs.length > 0) queue.keep(jobs).catch(() => {})
  }, times.heartbeatMs)
  const isTimeToLook = everySoOften(times.lookMs)
  const isTimeToHeal = everySoOften(times.healMs)
  let isAway = false
  while (!until.aborted || desk.jobs().length > 0) {
    try {
      if (isTimeToLook()) {
        await endLost(ctx.database, leased)
        if (isTimeToHeal()) {
          await queue.heal()
          await excuseWorker(ctx.database, worker)
        }
        if (!until.aborted && disk.findProblem() === null) await queue.dispatch(names)
      }
      if (disk.findProblem() === null) await desk.fill()
      isAway = false
    } catch (error) {
      // For as long as the database is away, one line.
      if (!isAway) ctx.log.warn({ err: error }, 'runs could not be looked for')
      isAway = isConnectionLoss(error)
      await sleep(times.lookMs)
    }
    // Never in step with another worker: one that cannot do a job would come first again each time it gives it back.
    await desk.untilFree(times.lookMs * (0.5 + Math.random()))
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

async function endLost(database: Database, leased: Map<LeasedRun, AbortController>): Promise<void> {
  const runs = [...leased.keys()]
  if (runs.length === 0) return
  const rows = await listRows(database, lostJob)`
    select list_lost_runs as job from walls.list_lost_runs(
      ${runs.map(({ job }) => job)}::uuid[], ${runs.map(({ claim }) => claim)}::integer[])
  `
  const lost = new Set(rows.map(({ job }) => job))
  for (const [run, end] of leased) if (lost.has(run.job)) end.abort(new RunLost('This run has ended.'))
}
