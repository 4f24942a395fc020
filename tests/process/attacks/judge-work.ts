export interface Answer {
  path: string
  tookMs: number
  /** The reason of the failure, or null when the answer was right. */
  failure: string | null
}

/** Within this time, in milliseconds, 95 of 100 requests of another workspace are answered during an attack. */
const P95_MS = 500

/** On a machine that has other work, too, it may be this many times what they took just before the attack. */
const TIMES_SLOWER = 8

interface Verdict {
  answers: number
  failures: string[]
  /** The time in milliseconds within which 95 of 100 answers arrived. */
  p95Ms: number
  longestMs: number
}

/** How the work of another workspace went during an attack. */
export interface AttackReport extends Verdict {
  attack: string
  /** The longest time in milliseconds that 95 of 100 answers may take. */
  limitMs: number
}

/** The smallest duration that the share (0 to 1) of all does not exceed (nearest rank). */
export function percentile(durations: number[], share: number): number {
  const sorted = durations.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** Failures and durations of a user's requests during an attack. */
export function judgeWork(answers: Answer[]): Verdict {
  const durations = answers.map(({ tookMs }) => tookMs)
  return {
    answers: answers.length,
    failures: answers.flatMap(({ path, failure }) => (failure === null ? [] : [`${path}: ${failure}`])),
    p95Ms: Math.round(percentile(durations, 0.95)),
    longestMs: Math.round(percentile(durations, 1)),
  }
}

/** What 95 of 100 answers may take during an attack, when they took `aloneMs` just before it. */
export function limitOf(aloneMs: number): number {
  return Math.max(P95_MS, TIMES_SLOWER * aloneMs)
}

/** A sentence for each failure, and for each attack that slowed another workspace down. */
export function judgeReports(reports: readonly AttackReport[]): string[] {
  return reports.flatMap(({ attack, failures, p95Ms, limitMs }) => [
    ...failures.map((failure) => `${attack}: ${failure}`),
    ...(p95Ms > limitMs ? [`${attack}: 95 of 100 requests of another workspace took up to ${p95Ms} ms`] : []),
  ])
}
