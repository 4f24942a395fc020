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
  type HeldRun,
  type HeldStep,
} from './held-run.ts'
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

export interface StintContext<Services> {
  database: Database
  log: Log
  /** This process, by a name that no other one has. */
  worker: string
  times: WorkerTimes
  disk: Disk
  services: Services
  pipelines: ReadonlyMap<string, RunnablePipeline<Services>>
  /** Begin nothing new; and, a little later, end what is under way. */
  stopping: { soon: AbortSignal; now: AbortSignal }
  /** The runs at work in whose step workers ended before: one at most. */
  suspects: Set<number>
  /** Tells when the run is lost; the result ends the watch. */
  watch(held: HeldRun): { lost: AbortSignal; end(): void }
}

interface Stint<Services> {
  ctx: StintContext<Services>
  held: HeldRun
  lost: AbortSignal
  results: Map<string, unknown>
}

/**
 * Takes the run of a job as far as it goes now: to its end, to a pause, or until this worker stops. Throws where it is
 * for another worker, as while an installation is brought up to date.
 */
export async function runStint<Services>(ctx: StintContext<Services>, job: string): Promise<void> {
  const held = await throughOutages(() =>
    ctx.database.transaction().execute((transaction) => claimRun(transaction, { job, worker: ctx.worker })),
  )
  if (held === null) return
  if (!ctx.pipelines.has(held.name)) throw new Error(`This program does not know the pipeline ${held.name}.`)
  const watch = ctx.watch(held)
  try {
    await takeSteps({ ctx, held, lost: watch.lost, results: new Map() })
  } catch (error) {
    if (!(error instanceof RunLost)) throw error
  } finally {
    watch.end()
    ctx.suspects.delete(held.id)
  }
}

async function takeSteps<Services>(stint: Stint<Services>): Promise<void> {
  const { ctx, held, results } = stint
  const pending = held.steps.filter(({ state }) => state !== 'done')
  for (const { name, state, result } of held.steps) if (state === 'done') results.set(name, result)
  const steps = bindSteps(stint)
  if (typeof steps === 'string') {
    await failRun(stint, { step: itemAt(pending, 0).name, reason: steps, trouble: null })
    return
  }
  if (!(await mayBegin(stint, itemAt(pending, 0)))) return
  await throughOutages(() =>
    inRun(ctx.database, held, (transaction) => recordBegin(transaction, held, itemAt(pending, 0).name)),
  )
  for (const [place, record] of pending.entries()) {
    const found = steps.get(record.name)
    if (found === undefined) throw new Error(`bindSteps lets no run through without ${record.name}`)
    if (ctx.stopping.soon.aborted) return handBack(stint, record.name)
    const turn = { step: found, record, next: pending[place + 1]?.name ?? null }
    const { id: run, workspaceId, name: pipeline } = held
    const isDone = await workOnStep({ kind: 'step', workspaceId, run, pipeline, step: record.name }, () =>
      takeStep(stint, turn),
    )
    if (!isDone) return
    ctx.suspects.delete(held.id)
  }
}

/** False where workers ended in the step before, so that it rests or is given up. */
async function mayBegin<Services>(stint: Stint<Services>, step: HeldStep): Promise<boolean> {
  const { ctx, held } = stint
  const verdict = judgeLosses(step, { hasSuspect: ctx.suspects.size > 0 })
  if (verdict.kind === 'work') {
    if (verdict.isSuspect) ctx.suspects.add(held.id)
    return true
  }
  const { kind, reason } = verdict
  if (kind === 'setAside') {
    ctx.log.error({ run: held.id, pipeline: held.name, step: step.name }, 'a run was set aside')
    await failRun(stint, { step: step.name, reason, trouble: null })
  } else await pause(stint, { step: step.name, seconds: verdict.seconds, reason, spends: 'nothing' })
  return false
}

/** The steps by their names; or why this program cannot do them. */
function bindSteps<Services>({ ctx, held }: Stint<Services>): Map<string, BoundStep<Services>> | string {
  try {
    const bound = ctx.pipelines.get(held.name)?.bind(held.payload) ?? []
    const steps = new Map(bound.map((one) => [one.name, one]))
    if (held.steps.every(({ name }) => steps.has(name))) return steps
  } catch (error) {
    ctx.log.error({ err: error, run: held.id }, 'a run does not fit its pipeline')
  }
  return 'This was begun by another version of the program; start it anew.'
}

interface Turn<Services> {
  step: BoundStep<Services>
  record: HeldStep
  next: string | null
}

/** True when the step is done and the next one may begin. */
async function takeStep<Services>(stint: Stint<Services>, turn: Turn<Services>): Promise<boolean> {
  const { ctx, lost } = stint
  const { step } = turn
  const limit = AbortSignal.timeout(step.limitSeconds * 1_000)
  const signal = AbortSignal.any([lost, ctx.stopping.now, limit])
  try {
    const performed = await perform(stint, step, signal)
    await throughOutages(() => finish(stint, turn, performed))
    return true
  } catch (error) {
    if (lost.aborted || error instanceof RunLost) return false
    if (ctx.stopping.now.aborted) await handBack(stint, step.name)
    else
      await judge(stint, turn, limit.aborted ? new Temporary(`The step ${step.name} took too long.`) : error)
    return false
  }
}

/** Ends with the step, or a moment after the signal: a step that does not listen holds nobody up. */
async function perform<Services>(
  { ctx, held, results }: Stint<Services>,
  step: BoundStep<Services>,
  signal: AbortSignal,
): Promise<Performed> {
  const { id, workspaceId, name, key } = held
  const progress = openProgressTeller(
    (now) =>
      inRun(ctx.database, held, (open) => recordProgress(open, held, { step: step.name, progress: now })),
    { pauseMs: ctx.times.tellMs },
  )
  const context: StepContext<Services> = {
    run: { id, workspaceId, name, key },
    database: openRunDatabase(ctx.database, held, () => requireRoom(ctx.disk)),
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

/** The step is put off, and goes on when there is room. */
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
  { ctx, held }: Stint<Services>,
  { step, next }: Turn<Services>,
  performed: Performed,
): Promise<void> {
  const { id, workspaceId, name, key } = held
  await inRunAtLength(ctx.database, held, async (transaction, hold) => {
    // Where the answer to an earlier commit was lost.
    if (await isStepDone(transaction, held, step.name)) return
    requireRoom(ctx.disk)
    await performed.keep({ run: { id, workspaceId, name, key }, database: transaction, now: new Date() })
    await hold()
    const isFirst = await recordDone(transaction, held, { step: step.name, next, result: performed.result })
    if (!isFirst) throw new RunLost('Another worker has done this step.')
  })
}

async function judge<Services>(stint: Stint<Services>, turn: Turn<Services>, error: unknown): Promise<void> {
  const { ctx, held } = stint
  const { step, record } = turn
  const verdict = judgeFailure({ error, step, attempts: record.attempts, losses: record.losses })
  const details = { err: error, run: held.id, pipeline: held.name, step: step.name }
  if (verdict.kind === 'fail') {
    ctx.log.error(details, 'a run failed')
    await failRun(stint, { step: step.name, reason: verdict.reason, trouble: verdict.trouble })
    return
  }
  if (verdict.spends !== 'nothing') ctx.log.warn(details, 'a step is tried again')
  await pause(stint, { ...verdict, step: step.name })
}

async function failRun<Services>(
  { ctx, held }: Stint<Services>,
  failure: Parameters<typeof recordFailure>[2],
): Promise<void> {
  await throughOutages(() => inRun(ctx.database, held, (open) => recordFailure(open, held, failure)))
}

async function pause<Services>(
  { ctx, held }: Stint<Services>,
  pausing: Parameters<typeof recordPause>[2],
): Promise<void> {
  const seconds = ctx.times.restSeconds(pausing.seconds)
  await throughOutages(() =>
    inRun(ctx.database, held, (open) => recordPause(open, held, { ...pausing, seconds })),
  )
}

async function handBack<Services>(stint: Stint<Services>, step: string): Promise<void> {
  await pause(stint, { step, seconds: 0, reason: null, spends: 'nothing' })
}
