import { DateCell } from '#ui/cells/DateCell.tsx'
import { formatNoun } from '#ui/numbers.ts'
import type { Refresh } from './use-refresh.ts'

/** Says how many keywords have moved away, and when they were last compared. */
export function DriftNote({ total, refresh }: { total: number | null; refresh: Refresh }) {
  const { estimate, now, isActive } = refresh
  if (isActive) return 'The search results are being refreshed; the list follows automatically.'
  if (total === null || total === 0)
    return 'Keywords whose search results are no longer like those of their cluster.'
  return (
    <>
      {formatNoun(
        total,
        'keyword has moved away from its cluster, by its',
        'keywords have moved away from their clusters, by their',
      )}{' '}
      search results.
      {estimate && estimate.assessed_at !== null && (
        <>
          {' '}
          Last compared <DateCell date={estimate.assessed_at} now={now} />.
        </>
      )}{' '}
      Nothing moves automatically.
    </>
  )
}
