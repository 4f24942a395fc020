export interface Answer {
  path: string
  tookMs: number
  /** The reason of the failure, or null when the answer was right. */
  failure: string | null
}

/** The longest time, in milliseconds, that 95 of 100 requests of another workspace may take during an attack. */
export const P95_MS = 500

export interface Verdict {
  answers: number
  failures: string[]
  /** The time in milliseconds within which 95 of 100 answers arrived. */
  p95Ms: number
  longestMs: number
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

/** A sentence for each failure, and for each attack that slowed another workspace down. */
export function judgeReports(reports: (Verdict & { attack: string })[]): string[] {
  return reports.flatMap(({ attack, failures, p95Ms }) => [
    ...failures.map((failure) => `${attack}: ${failure}`),
    ...(p95Ms > P95_MS ? [`${attack}: 95 of 100 requests of another workspace took up to ${p95Ms} ms`] : []),
  ])
}
