import type { PageRow } from '../use-pages.ts'

/** An HTTP status with what it means; null was not visited yet. */
export function describeStatus({
  status_code: status,
  redirects_to: target,
}: Pick<PageRow, 'status_code' | 'redirects_to'>): {
  text: string
  note: string | null
  tone: 'neutral' | 'warning' | 'danger'
} {
  if (status === null) return { text: '–', note: 'Not visited yet', tone: 'neutral' }
  const text = String(status)
  if (status >= 500) return { text, note: 'The server answered with an error', tone: 'danger' }
  if (status >= 400)
    return { text, note: status === 404 ? 'Not found' : 'The server refused it', tone: 'danger' }
  if (status >= 300)
    return { text, note: target === null ? 'It leads elsewhere' : `Leads to ${target}`, tone: 'warning' }
  return { text, note: null, tone: 'neutral' }
}
