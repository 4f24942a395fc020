/** What a worker does by the clock. */
export interface WorkerTimes {
  /** How often new runs are looked for, and whether those at work were cancelled. */
  lookMs: number
  /** How often runs whose jobs are gone are looked for. */
  healMs: number
  /** How often a worker says that it lives. */
  heartbeatMs: number
  /** How long a step may go on after its signal was aborted. */
  graceMs: number
  /** People are told how far a step is at most so often. */
  tellMs: number
  /** How long a run rests that is to go on after so many seconds. */
  restSeconds: (seconds: number) => number
}

export const USUAL_TIMES: WorkerTimes = {
  lookMs: 400,
  healMs: 10_000,
  heartbeatMs: 3_000,
  graceMs: 1_000,
  tellMs: 400,
  restSeconds: (seconds) => seconds,
}
