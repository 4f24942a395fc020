import { USUAL_TIMES, type WorkerTimes } from '#platform/server/jobs/worker-times.ts'

/** A pause beyond this is one that a test looks at, and ends. */
const SHORT_SECONDS = 30
const NEXT_LOOK_SECONDS = 0.001

/** Times of a worker that looks around all the time, and for which short pauses of runs are over at once. */
export const quickTimes: WorkerTimes = {
  ...USUAL_TIMES,
  lookMs: 20,
  graceMs: 50,
  tellMs: 10,
  restSeconds: (seconds) => (seconds > SHORT_SECONDS ? seconds : Math.min(seconds, NEXT_LOOK_SECONDS)),
}

/** For a test that looks at a run while it waits, and ends the pause by itself. */
export const quickTimesWithPauses: WorkerTimes = { ...quickTimes, restSeconds: USUAL_TIMES.restSeconds }
