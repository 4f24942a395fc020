import { Temporary } from '#platform/errors.ts'

/** Runs work one after the other, in the order of the calls; throws Temporary when too many wait. */
export function createLine({ mostWaiting }: { mostWaiting: number }) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting)
      throw new Temporary('Many people are signing in right now. Please try again in a moment.')
    waiting += 1
    const done = last.then(work).finally(() => {
      waiting -= 1
    })
    last = done.catch(() => {})
    return done
  }
}
