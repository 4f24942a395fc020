import { listSerpFacts, MadeUpSerpsNote, SpendLine } from '#features/serps/web/index.ts'
import { CheckLine } from '#ui/dialogs/CheckLine.tsx'
import { Facts } from '#ui/dialogs/Facts.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import dialog from '../ClusteringDialog.module.css'
import type { FreshCost } from './use-fresh-cost.ts'

interface FreshResultsProps {
  isWanted: boolean
  onWant: (isWanted: boolean) => void
  fresh: FreshCost
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
}

/** The choice to fetch fresh search results first, with what they cost. */
export function FreshResults({ isWanted, onWant, fresh, isAgreed, onAgree }: FreshResultsProps) {
  const { serps, isUnknown, isFetching, look } = fresh
  return (
    <>
      <CheckLine isChecked={isWanted} onChange={onWant}>
        Fetch fresh search results first
      </CheckLine>
      <p className={dialog.quiet}>
        {isWanted
          ? 'Those that are missing or older than 30 days are fetched.'
          : 'The search results known now are used. This costs nothing.'}
        {isWanted && serps?.isSandbox && (
          <>
            {' '}
            <MadeUpSerpsNote />
          </>
        )}
      </p>
      {isUnknown && <ErrorPanel onRetry={look} isBusy={isFetching} />}
      {isWanted && serps === undefined && !isUnknown && (
        <SkeletonRows label="Finding out what they cost" count={3} rowHeight={28} />
      )}
      {serps && <Facts facts={listSerpFacts(serps)} />}
      {serps?.needsConfirmation && <SpendLine cost={serps.cost} isAgreed={isAgreed} onAgree={onAgree} />}
    </>
  )
}
