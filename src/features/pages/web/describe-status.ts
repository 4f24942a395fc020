import type { Page } from './api.ts'

/** What the HTTP statuses of pages mean (N-38). */
const STATUS_WORDS: Record<number, string> = {
  200: 'found',
  301: 'moved for good',
  302: 'moved for now',
  308: 'moved for good',
  403: 'not allowed to be read',
  404: 'not found',
  410: 'gone',
  429: 'too many requests',
  500: 'failed',
  503: 'not available',
}

/** "404, not found". */
export function nameStatus(status: number): string {
  const words = STATUS_WORDS[status]
  return words === undefined ? String(status) : `${status}, ${words}`
}

/** An HTTP status with what it means; null where the page gave no answer, or was not visited yet. */
export function describeStatus({
  status_code: status,
  redirects_to: target,
  crawl_problem: problem,
}: Pick<Page, 'status_code' | 'redirects_to' | 'crawl_problem'>): {
  text: string
  note: string | null
  tone: 'neutral' | 'warning' | 'danger'
} {
  if (status === null)
    return problem === null
      ? { text: '–', note: 'Not visited yet', tone: 'neutral' }
      : { text: 'None', note: problem, tone: 'danger' }
  const text = String(status)
  if (status >= 400) return { text, note: `The server answered ${nameStatus(status)}`, tone: 'danger' }
  if (status >= 300)
    return { text, note: target === null ? 'It leads elsewhere' : `Leads to ${target}`, tone: 'warning' }
  return { text, note: null, tone: 'neutral' }
}
