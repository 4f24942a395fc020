import { setTimeout as sleep } from 'node:timers/promises'
import { DiskFull, Temporary } from '#platform/errors.ts'
import type { Database } from '../database/database.ts'
import type { Disk } from '../disk/watch-disk.ts'
import type { Log } from '../log.ts'
import {
  claimRun,
  inRun,
  inRunAtLength,
  openRunDatabase,
  RunLost,
  throughOutages,
  type LeasedRun,
  type LeasedStep,
} from './lease.ts'
import { judgeFailure } from './judge-failure.ts'
import { judgeLosses } from './judge-losses.ts'
import type { BoundStep, Performed, RunnablePipeline, StepContext } from './pipeline.ts'
import {
  isStepDone,
  recordBegin,
  recordDone,
  recordFailure,
  recordPause,
  recordProgress,
} from './step-records.ts'
import { openProgressTeller } from './tell-progress.ts'
import type { WorkerTimes } from './worker-times.ts'
import { workOnStep } from '../watchdog/current-work.ts'
import { itemAt } from '#platform/items.ts'

export interface AttemptContext<Services> {
  database: Database
  log: Log
  /** The id of this process; no other process has it. */
  worker: string
  times: WorkerTimes
  disk: Disk
  services: Services
  pipelines: ReadonlyMap<string, RunnablePipeline<Services>>
  /** `soon`: begin nothing new. `now`, a little later: end what is running. */
  stopping: { soon: AbortSignal; now: AbortSignal }
  /** The runs at work whose step has already lost several workers: one run at most. */
  suspects: Set<number>
  /** Returns a signal that is aborted when the run is lost, and a function that ends the watch. */
  watch(leased: LeasedRun): { lost: AbortSignal; end(): void }
}

interface Attempt<Services> {
  ctx: AttemptContext<Services>
  leased: LeasedRun
  lost: AbortSignal
  results: Map<string, unknown>
}

/**
 * Works on the run of a job as far as possible now: to its end, to a pause, or until this worker stops. Throws when
 * only a worker of another version can do the run, as while an installation is being upgraded.
 */
export async function runAttempt<Services>(ctx: AttemptContext<Services>, job: string): Promise<void> {
  const leased = await throughOutages(() =>
    ctx.database.transaction().execute((transaction) => claimRun(transaction, { job, worker: ctx.worker })),
  )
  if (leased === null) return
  if (!ctx.pipelines.has(leased.name))
    throw new Error(`This program does not know the pipeline ${leased.name}.`)
  const watch = ctx.watch(leased)
  try {
    await takeSteps({ ctx, leased, lost: watch.lost, results: new Map() })
  } catch (error) {
    if (!(error instanceof RunLost)) throw error
  } finally {
    watch.end()
    ctx.suspects.delete(leased.id)
  }
}

async function takeSteps<Services>(attempt: Attempt<Services>): Promise<void> {
  const { ctx, leased, results } = attempt
  const pending = leased.steps.filter(({ state }) => state !== 'done')
  for (const { name, state, result } of leased.steps) if (state === 'done') results.set(name, result)
  const steps = bindSteps(attempt)
  if (typeof steps === 'string') {
    await failRun(attempt, { step: itemAt(pending, 0).name, reason: steps, trouble: null })
    return
  }
  if (!(await mayBegin(attempt, itemAt(pending, 0)))) return
  await throughOutages(() =>
    inRun(ctx.database, leased, (transaction) => recordBegin(transaction, leased, itemAt(pending, 0).name)),
  )
  for (const [place, record] of pending.entries()) {
    const found = steps.get(record.name)
    if (found === undefined) throw new Error(`bindSteps lets no run through without ${record.name}`)
    if (ctx.stopping.soon.aborted) return handBack(attempt, record.name)
    const turn = { step: found, record, next: pending[place + 1]?.name ?? null }
    const { id: run, workspaceId, name: pipeline } = leased
    const isDone = await workOnStep({ kind: 'step', workspaceId, run, pipeline, step: record.name }, () =>
      takeStep(attempt, turn),
    )
    if (!isDone) return
    ctx.suspects.delete(leased.id)
  }
}

/** Whether the step may begin now. When lost workers forbid it, the run is paused or fails here. */
async function mayBegin<Services>(attempt: Attempt<Services>, step: LeasedStep): Promise<boolean> {
  const { ctx, leased } = attempt
  const verdict = judgeLosses(step, { hasSuspect: ctx.suspects.size > 0 })
  if (verdict.kind === 'work') {
    if (verdict.isSuspect) ctx.suspects.add(leased.id)
    return true
  }
  const { kind, reason } = verdict
  if (kind === 'setAside') {
    ctx.log.error({ run: leased.id, pipeline: leased.name, step: step.name }, 'a run was set aside')
    await failRun(attempt, { step: step.name, reason, trouble: null })
  } else await pause(attempt, { step: step.name, seconds: verdict.seconds, reason, spends: 'nothing' })
  return false
}

/** Returns the steps by their names, or the reason why this program cannot do them. */
function bindSteps<Services>({ ctx, leased }: Attempt<Services>): Map<string, BoundStep<Services>> | string {
  try {
    const bound = ctx.pipelines.get(leased.name)?.bind(leased.payload) ?? []
    const steps = new Map(bound.map((one) => [one.name, one]))
    if (leased.steps.every(({ name }) => steps.has(name))) return steps
  } catch (error) {
    ctx.log.error({ err: error, run: leased.id }, 'a run does not fit its pipeline')
  }
  return 'This was begun by another version of the program; start it anew.'
}

interface Turn<Services> {
  step: BoundStep<Services>
  record: LeasedStep
  next: string | null
}

/** True when the step is done and the next one may begin. */
async function takeStep<Services>(attempt: Attempt<Services>, turn: Turn<Services>): Promise<boolean> {
  const { ctx, lost } = attempt
  const { step } = turn
  const limit = AbortSignal.timeout(step.limitSeconds * 1_000)
  const signal = AbortSignal.any([lost, ctx.stopping.now, limit])
  try {
    const performed = await perform(attempt, step, signal)
    await throughOutages(() => finish(attempt, turn, performed))
    return true
  } catch (error) {
    if (lost.aborted || error instanceof RunLost) return false
    if (ctx.stopping.now.aborted) await handBack(attempt, step.name)
    else
      await judge(
        attempt,
        turn,
        limit.aborted ? new Temporary(`The step ${step.name} took too long.`) : error,
      )
    return false
  }
}

/** Ends with the step, or `graceMs` after the signal, so that a step that ignores the signal delays no stop. */
async function perform<Services>(
  { ctx, leased, results }: Attempt<Services>,
  step: BoundStep<Services>,
  signal: AbortSignal,
): Promise<Performed> {
  const { id, workspaceId, userId, name, key } = leased
  const progress = openProgressTeller(
    (now) =>
      inRun(ctx.database, leased, (open) => recordProgress(open, leased, { step: step.name, progress: now })),
    { pauseMs: ctx.times.tellMs },
  )
  const context: StepContext<Services> = {
    run: { id, workspaceId, userId, name, key },
    database: openRunDatabase(ctx.database, leased, () => requireRoom(ctx.disk)),
    log: ctx.log,
    now: new Date(),
    signal,
    services: ctx.services,
    tellProgress: progress.tell,
    resultOf: (earlier) => earlier.result.parse(results.get(earlier.name)),
  }
  const performing = step.perform(context).finally(progress.end)
  performing.catch(() => {})
  const performed = await Promise.race([performing, rejectAfter(signal, ctx.times.graceMs)])
  results.set(step.name, performed.result)
  return performed
}

/** Throws DiskFull while the disk is full: the step is then put off until there is room. */
function requireRoom(disk: Disk): void {
  if (disk.findProblem() !== null) throw new DiskFull()
}

async function rejectAfter(signal: AbortSignal, graceMs: number): Promise<never> {
  if (!signal.aborted)
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  await sleep(graceMs, undefined, { ref: false })
  throw signal.reason
}

async function finish<Services>(
  { ctx, leased }: Attempt<Services>,
  { step, next }: Turn<Services>,
  performed: Performed,
): Promise<void> {
  const { id, workspaceId, userId, name, key } = leased
  await inRunAtLength(ctx.database, leased, async (transaction, hold) => {
    // The step is done already when the answer to an earlier commit was lost.
    if (await isStepDone(transaction, leased, step.name)) return
    requireRoom(ctx.disk)
    const keeping = { run: { id, workspaceId, userId, name, key }, database: transaction, now: new Date() }
    const outcome = await performed.keep(keeping)
    await hold()
    const result = outcome ?? performed.result
    const isFirst = await recordDone(transaction, leased, { step: step.name, next, result })
    if (!isFirst) throw new RunLost('Another worker has done this step.')
  })
}

async function judge<Services>(
  attempt: Attempt<Services>,
  turn: Turn<Services>,
  error: unknown,
): Promise<void> {
  const { ctx, leased } = attempt
  const { step, record } = turn
  const verdict = judgeFailure({ ...record, error, step })
  const details = { err: error, run: leased.id, pipeline: leased.name, step: step.name }
  if (verdict.kind === 'fail') {
    ctx.log.error(details, 'a run failed')
    await failRun(attempt, { step: step.name, reason: verdict.reason, trouble: verdict.trouble })
    return
  }
  if (verdict.spends === 'attempt' || verdict.spends === 'loss')
    ctx.log.warn(details, 'a step is tried again')
  await pause(attempt, { ...verdict, step: step.name })
}

async function failRun<Services>(
  { ctx, leased }: Attempt<Services>,
  failure: Parameters<typeof recordFailure>[2],
): Promise<void> {
  const { id, workspaceId, userId, name, key, payload } = leased
  await throughOutages(() =>
    inRun(ctx.database, leased, async (open) => {
      const giving = { run: { id, workspaceId, userId, name, key }, database: open, now: new Date() }
      await ctx.pipelines.get(name)?.giveUp(giving, payload)
      await recordFailure(open, leased, failure)
    }),
  )
}

async function pause<Services>(
  { ctx, leased }: Attempt<Services>,
  pausing: Parameters<typeof recordPause>[2],
): Promise<void> {
  const seconds = ctx.times.restSeconds(pausing.seconds)
  await throughOutages(() =>
    inRun(ctx.database, leased, (open) => recordPause(open, leased, { ...pausing, seconds })),
  )
}

async function handBack<Services>(attempt: Attempt<Services>, step: string): Promise<void> {
  await pause(attempt, { step, seconds: 0, reason: null, spends: 'nothing' })
}
