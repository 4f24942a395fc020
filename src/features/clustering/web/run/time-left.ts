/** How much of a step was done at a moment, in milliseconds of any clock that only goes forward. */
export interface Sample {
  at: number
  done: number
  total: number
}

/** The pace is that of this long: a pause, or results that are known already, soon count no more. */
const WINDOW_MS = 30_000
const LEAST_MS = 2_000

/** Adds a sample; samples of an earlier step and those that are too old are forgotten. */
export function addSample(samples: readonly Sample[], next: Sample): readonly Sample[] {
  const last = samples.at(-1)
  const isSameStep = last !== undefined && last.total === next.total && last.done <= next.done
  return isSameStep ? [...samples.filter(({ at }) => next.at - at <= WINDOW_MS), next] : [next]
}

/** How many seconds the rest of the step takes at the present pace; null while the pace is not known. */
export function estimateSeconds(samples: readonly Sample[]): number | null {
  const [first] = samples
  const last = samples.at(-1)
  if (first === undefined || last === undefined) return null
  const seconds = (last.at - first.at) / 1_000
  const done = last.done - first.done
  if (seconds * 1_000 < LEAST_MS || done <= 0) return null
  return ((last.total - last.done) * seconds) / done
}

/** "about 40 seconds left", "about 3 minutes left". */
export function describeTimeLeft(seconds: number): string {
  if (seconds < 10) return 'a few seconds left'
  if (seconds < 55) return `about ${Math.ceil(seconds / 10) * 10} seconds left`
  if (seconds < 90) return 'about a minute left'
  if (seconds < 3_300) return `about ${Math.round(seconds / 60)} minutes left`
  const hours = Math.max(1, Math.round(seconds / 3_600))
  return hours === 1 ? 'about an hour left' : `about ${hours} hours left`
}
