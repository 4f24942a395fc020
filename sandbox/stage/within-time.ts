import { runInNewContext } from 'node:vm'

/** Does the work, which a regular expression of a user may make endless; throws where it takes longer. */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  const done: T[] = []
  // Only what runs by `vm` can be stopped from outside.
  runInNewContext('work()', { work: () => void done.push(work()) }, { timeout: milliseconds })
  const [result] = done
  if (done.length === 0) throw new Error('The work ended without a result.')
  return result
}
