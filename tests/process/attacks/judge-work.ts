export interface Answer {
  path: string
  tookMs: number
  /** null: it was as it should be. */
  failure: string | null
}

/** What a neighbour's requests may take while somebody attacks, in milliseconds, 95 of 100 of them. */
export const P95_MS = 500

export interface Verdict {
  answers: number
  failures: string[]
  /** Of all answers, in milliseconds: what 95 of 100 took at most. */
  p95Ms: number
  longestMs: number
}

/** The smallest duration that the share (0 to 1) of all does not exceed (nearest rank). */
export function percentile(durations: number[], share: number): number {
  const sorted = durations.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** What somebody's work was like while somebody else attacked. */
export function judgeWork(answers: Answer[]): Verdict {
  const durations = answers.map(({ tookMs }) => tookMs)
  return {
    answers: answers.length,
    failures: answers.flatMap(({ path, failure }) => (failure === null ? [] : [`${path}: ${failure}`])),
    p95Ms: Math.round(percentile(durations, 0.95)),
    longestMs: Math.round(percentile(durations, 1)),
  }
}

/** A sentence for each attack that a neighbour felt. */
export function judgeReports(reports: (Verdict & { attack: string })[]): string[] {
  return reports.flatMap(({ attack, failures, p95Ms }) => [
    ...failures.map((failure) => `${attack}: ${failure}`),
    ...(p95Ms > P95_MS ? [`${attack}: 95 of 100 requests of another workspace took up to ${p95Ms} ms`] : []),
  ])
}
