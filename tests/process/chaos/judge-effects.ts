import { STEP_KINDS } from './chaos-pipeline.ts'
import type { Effect, Sign } from './effect-ledger.ts'

export interface Disruption {
  kind: 'kill' | 'crash'
  at: number
  /** The worker that was killed, or null for a crash of the database, which hits all workers. */
  worker: string | null
}

export interface Evidence {
  effects: Effect[]
  signs: Sign[]
  disruptions: Disruption[]
  /** Ids of the runs whose start was committed. */
  acknowledged: number[]
  /** The runs at the end; `marks` counts the rows that their steps kept. */
  runs: { id: number; state: string; reason: string | null; marks: number }[]
}

/** The worker of a sign that comes from the database, which does not name the worker. */
export const UNKNOWN_WORKER = 'unknown worker'

/** The longest time from a kill to the next sign of a run that the killed worker had. */
const RESUME_MS = 30_000
/** A call that was sent before its caller was killed may arrive this much later. */
const ON_ITS_WAY_MS = 1_000
const KEPT_STEPS = STEP_KINDS.filter((kind) => kind === 'kept').length

/** Everything that went wrong, as sentences. */
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

/** Effects of a step after one of a later step: a step that is done must not be done again. */
function findReturns(run: number, effects: Effect[]): string[] {
  return effects
    .filter((effect, place) => effects.slice(0, place).some(({ step }) => step > effect.step))
    .map(({ step }) => `step ${step} of run ${run} was done again after a later one`)
}

/** Repeated effects without a kill of their worker, or a crash of the database, that explains them. */
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

/** How long each run that a killed worker had under way waited for another worker. */
export function measureResumes({ signs, disruptions }: Pick<Evidence, 'signs' | 'disruptions'>): Resume[] {
  const byRun = [...Map.groupBy(signs, ({ run }) => run).values()]
  return disruptions.flatMap(({ kind, at: killed, worker }) => {
    if (kind === 'crash') return []
    return byRun.flatMap((ofRun) => {
      const last = ofRun.findLast((one) => one.at <= killed && one.worker !== UNKNOWN_WORKER)
      const next = ofRun.find((one) => one.at > killed && one.worker !== worker)
      if (last?.worker !== worker || next === undefined) return []
      return [{ run: last.run, ms: next.at - killed }]
    })
  })
}

interface Floors {
  /** The least number of runs that must be done at the end. */
  runs: number
  /** The least number of kills that must hit a worker with a run under way. */
  busyKills: number
}

/** Reasons why this test run proves nothing: too few runs, too few useful kills, or nothing moved. */
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

/** Kills of a worker that had a run under way, which another worker had to finish. */
export function countBusyKills({ signs, disruptions }: Pick<Evidence, 'signs' | 'disruptions'>): number {
  return disruptions.filter(
    (one) => one.kind === 'kill' && measureResumes({ signs, disruptions: [one] }).length > 0,
  ).length
}
