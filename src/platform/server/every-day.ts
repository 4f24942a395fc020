import type { Log } from './log.ts'

const DAY_MS = 24 * 3_600_000

interface DailyWork {
  /** What the log says when the work fails; it is tried again the next day. */
  failure: string
  work: () => Promise<void>
}

/** Does some work now and once a day, until it is stopped. */
export function everyDay({ log }: { log: Log }, { failure, work }: DailyWork): { stop: () => void } {
  const attempt = () => {
    work().catch((error: unknown) => log.warn({ err: error }, failure))
  }
  attempt()
  const timer = setInterval(attempt, DAY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
