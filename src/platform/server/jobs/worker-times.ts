/** The intervals and time limits of a worker. */
export interface WorkerTimes {
  /** How often a worker looks for new runs. */
  lookMs: number
  /** How often a worker looks for cancelled runs among those at work. */
  checkMs: number
  /** How often runs whose jobs are gone are looked for. */
  healMs: number
  /** How often a worker sends its heartbeat. */
  heartbeatMs: number
  /** How long a step may continue after its signal was aborted. */
  graceMs: number
  /** The shortest time between two reports of progress to users. */
  tellMs: number
  /** How long a run really pauses that asks for a pause of so many seconds. Tests shorten it. */
  restSeconds: (seconds: number) => number
}

export const USUAL_TIMES: WorkerTimes = {
  lookMs: 400,
  checkMs: 200,
  healMs: 10_000,
  heartbeatMs: 3_000,
  graceMs: 1_000,
  tellMs: 400,
  restSeconds: (seconds) => seconds,
}
