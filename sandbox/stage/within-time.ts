import { runInNewContext } from 'node:vm'

/** Does the work, which a regular expression of a user may make endless; throws where it takes longer. */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  const done: { result: T }[] = []
  // Only what runs by `vm` can be stopped from outside.
  runInNewContext('work()', { work: () => void done.push({ result: work() }) }, { timeout: milliseconds })
  const [ended] = done
  if (ended === undefined) throw new Error('The work ended without a result.')
  return ended.result
}
