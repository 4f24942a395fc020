import { USUAL_TIMES, type WorkerTimes } from '#platform/server/jobs/worker-times.ts'

/** Longer pauses are kept: tests check them, and end them. */
const SHORT_SECONDS = 30
const NEXT_LOOK_SECONDS = 0.001

/** Times of a worker that looks for runs all the time and skips their short pauses. */
export const quickTimes: WorkerTimes = {
  ...USUAL_TIMES,
  lookMs: 20,
  checkMs: 20,
  graceMs: 50,
  tellMs: 10,
  restSeconds: (seconds) => (seconds > SHORT_SECONDS ? seconds : Math.min(seconds, NEXT_LOOK_SECONDS)),
}

/** For tests that check a waiting run and end its pause themselves. */
export const quickTimesWithPauses: WorkerTimes = { ...quickTimes, restSeconds: USUAL_TIMES.restSeconds }
