import { runInNewContext } from 'node:vm'

/** Runs work that may never end because of a user's regular expression; throws when it takes longer. */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  const done: { result: T }[] = []
  // Only code that runs in `vm` can be stopped by a timeout.
  runInNewContext('work()', { work: () => void done.push({ result: work() }) }, { timeout: milliseconds })
  const [ended] = done
  if (ended === undefined) throw new Error('The work ended without a result.')
  return ended.result
}
