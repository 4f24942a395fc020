import type { SavedAnalytics } from './saved-analytics.ts'

/** The state of the connection in a word or two. */
export function describeAnalytics(saved: SavedAnalytics | null, trouble: string | null) {
  if (saved === null) return { tone: 'neutral', label: 'Not connected' } as const
  if (trouble === 'no_token') return { tone: 'danger', label: 'Access ended' } as const
  return trouble === 'no_access'
    ? ({ tone: 'danger', label: 'No access' } as const)
    : ({ tone: 'good', label: 'Connected' } as const)
}
