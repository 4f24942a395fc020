import { explainMissing } from '#features/connections/rules.ts'
import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { MadeUpSerpsNote, SpendLine } from '#features/serps/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { RefreshEstimate } from '#features/articles/web/index.ts'
import type { Refresh } from '../use-refresh.ts'
import { RefreshFacts } from './RefreshFacts.tsx'
import { RefreshSchedule } from './RefreshSchedule.tsx'
import classes from './SearchResults.module.css'

interface SearchResultsDialogProps {
  refresh: Refresh
  onClose: () => void
}

/** Shows how old the plan's search results are; refreshes them now, or on a schedule. */
export function SearchResultsDialog({ refresh, onClose }: SearchResultsDialogProps) {
  const { estimate, isUnknown, isActive, now, reload, refreshing, scheduling } = refresh
  const [isAgreed, setIsAgreed] = useState(false)
  const startFresh = useEffectEvent(() => {
    reload()
    refreshing.reset()
    scheduling.reset()
  })
  useEffect(() => startFresh(), [])
  const { cost = null, needsConfirmation = false } = estimate ?? {}
  const problem = estimate && findProblem(estimate)
  const needsAgreement = needsConfirmation && cost !== null && problem === null && !isActive
  const canStart = estimate !== null && problem === null && !isActive && (!needsAgreement || isAgreed)
  return (
    <Dialog title="Refresh search results" isBusy={refreshing.isPending} onClose={onClose}>
      <div className={classes.parts}>
        <p>
          What people find changes. With fresh results of the active keywords the plan shows which of them
          have moved away from their clusters; nothing moves automatically.
        </p>
        {estimate === null && !isUnknown && (
          <SkeletonRows label="Finding out how old they are" count={4} rowHeight={28} />
        )}
        {isUnknown && <ErrorPanel onRetry={reload} />}
        {estimate && (
          <>
            <RefreshFacts estimate={estimate} now={now} />
            {estimate.isSandbox && estimate.provider !== null && (
              <p className={classes.quiet}>
                <MadeUpSerpsNote />
              </p>
            )}
            <RefreshSchedule estimate={estimate} scheduling={scheduling} />
          </>
        )}
        <form
          className={classes.parts}
          onSubmit={(event) => {
            event.preventDefault()
            if (canStart) refreshing.mutate(needsAgreement ? cost : undefined, { onSuccess: onClose })
          }}
        >
          {needsAgreement && <SpendLine cost={cost} isAgreed={isAgreed} onAgree={setIsAgreed} />}
          <ProblemLine text={problem ?? (refreshing.error && messageOf(refreshing.error, NOT_STARTED))} />
          <DialogButtons>
            <Button variant="default" disabled={refreshing.isPending} onClick={onClose}>
              Close
            </Button>
            <Button type="submit" loading={refreshing.isPending} disabled={!canStart}>
              {isActive ? 'Being refreshed' : 'Refresh now'}
            </Button>
          </DialogButtons>
        </form>
      </div>
    </Dialog>
  )
}

const NOT_STARTED = 'The refresh could not be started. Please try again.'

function findProblem({ activeCount, provider }: RefreshEstimate): string | null {
  if (activeCount === 0) return 'There are no clusters yet. Cluster some keywords first.'
  return provider === null ? explainMissing('serps') : null
}
