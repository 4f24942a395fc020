import { STEP_KINDS } from './chaos-pipeline.ts'
import type { Effect, Sign } from './effect-ledger.ts'

export interface Disruption {
  kind: 'kill' | 'crash'
  at: number
  /** Whom it hit; null: everybody. */
  worker: string | null
}

export interface Evidence {
  effects: Effect[]
  signs: Sign[]
  disruptions: Disruption[]
  /** The runs whose start was acknowledged. */
  acknowledged: number[]
  /** The runs in the end, with their steps' marks in the database. */
  runs: { id: number; state: string; reason: string | null; marks: number }[]
}

/** Who took a run over, as far as the database tells it. */
export const SOMEBODY = 'somebody'

/** From a kill to the next sign of a run that the killed worker had. */
const RESUME_MS = 30_000
/** A call that was on its way when its caller was killed arrives a moment later. */
const ON_ITS_WAY_MS = 1_000
const KEPT_STEPS = STEP_KINDS.filter((kind) => kind === 'kept').length

/** What went wrong, a sentence each. */
export function findViolations(evidence: Evidence, { resumeMs = RESUME_MS } = {}): string[] {
  const byRun = Map.groupBy(evidence.effects, ({ run }) => run)
  return [
    ...findLostRuns(evidence),
    ...evidence.runs.flatMap(({ id, marks }) => [
      ...findWrongCounts(id, byRun.get(id) ?? []),
      ...findReturns(id, byRun.get(id) ?? []),
      ...findUnexplained(id, byRun.get(id) ?? [], evidence.disruptions),
      ...(marks === KEPT_STEPS ? [] : [`run ${id} kept ${marks} times what it keeps ${KEPT_STEPS} times`]),
    ]),
    ...measureResumes(evidence)
      .filter(({ ms }) => ms > resumeMs)
      .map(({ run, ms }) => `run ${run} went on only ${ms} ms after its worker was killed`),
  ]
}

function findLostRuns({ acknowledged, runs }: Evidence): string[] {
  const states = new Map(runs.map(({ id, state }) => [id, state]))
  const lost = acknowledged.filter((id) => !states.has(id)).map((id) => `run ${id} was started and is gone`)
  const stuck = runs
    .filter(({ state }) => state !== 'done')
    .map(({ id, state, reason }) => `run ${id} is ${state} in the end: ${reason}`)
  return [...lost, ...stuck]
}

function findWrongCounts(run: number, effects: Effect[]): string[] {
  return STEP_KINDS.flatMap((kind, place) => {
    const happened = effects.filter(({ step, happened: did }) => step === place && did).length
    if (kind !== 'kept' && happened === 0) return [`step ${place} of run ${run} never took effect`]
    if (kind === 'keyed' && happened > 1) return [`step ${place} of run ${run} took effect ${happened} times`]
    return []
  })
}

/** Once a later step has begun, an earlier one is done, and is never done again. */
function findReturns(run: number, effects: Effect[]): string[] {
  return effects
    .filter((effect, place) => effects.slice(0, place).some(({ step }) => step > effect.step))
    .map(({ step }) => `step ${step} of run ${run} was done again after a later one`)
}

/** What is repeated was under way when its worker was killed, or when the database went away. */
function findUnexplained(run: number, effects: Effect[], disruptions: Disruption[]): string[] {
  return effects.flatMap((effect, place) => {
    const before = effects.slice(0, place).findLast(({ step }) => step === effect.step)
    if (before === undefined) return []
    const isExplained = disruptions.some(
      ({ at, worker }) =>
        at >= before.at - ON_ITS_WAY_MS && at <= effect.at && (worker === null || worker === before.worker),
    )
    return isExplained ? [] : [`step ${effect.step} of run ${run} was repeated without a reason`]
  })
}

interface Resume {
  run: number
  ms: number
}

/** For every run that a killed worker had begun and not ended: how long until somebody went on with it. */
export function measureResumes({ signs, disruptions }: Pick<Evidence, 'signs' | 'disruptions'>): Resume[] {
  const byRun = [...Map.groupBy(signs, ({ run }) => run).values()]
  return disruptions.flatMap(({ kind, at: killed, worker }) => {
    if (kind === 'crash') return []
    return byRun.flatMap((ofRun) => {
      const last = ofRun.findLast((one) => one.at <= killed && one.worker !== SOMEBODY)
      const next = ofRun.find((one) => one.at > killed && one.worker !== worker)
      if (last?.worker !== worker || next === undefined) return []
      return [{ run: last.run, ms: next.at - killed }]
    })
  })
}

interface Floors {
  /** Runs that have to be done in the end. */
  runs: number
  /** Kills that have to have hit a worker with a run under way. */
  busyKills: number
}

/** Whether there was anything to break: a run in which nothing moved proves nothing. */
export function findIdleness(evidence: Evidence, floors: Floors): string[] {
  const done = evidence.runs.filter(({ state }) => state === 'done').length
  const busy = countBusyKills(evidence)
  const idle = evidence.disruptions.filter(({ at }, place) => {
    const until = evidence.disruptions[place + 1]?.at ?? Number.POSITIVE_INFINITY
    return !evidence.effects.some((effect) => effect.at > at && effect.at <= until)
  })
  return [
    ...(done < floors.runs ? [`only ${done} runs were done; ${floors.runs} are the least that count`] : []),
    ...(busy < floors.busyKills
      ? [`only ${busy} kills hit a worker at work; ${floors.busyKills} are the least that count`]
      : []),
    ...(idle.length > 0 ? [`after ${idle.length} disruptions nothing moved until the next one`] : []),
  ]
}

/** Kills of a worker that had done something to a run which somebody else had to go on with. */
export function countBusyKills({ signs, disruptions }: Pick<Evidence, 'signs' | 'disruptions'>): number {
  return disruptions.filter(
    (one) => one.kind === 'kill' && measureResumes({ signs, disruptions: [one] }).length > 0,
  ).length
}
