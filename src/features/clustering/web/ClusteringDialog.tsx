import { explainMissing } from '#features/connections/rules.ts'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findClusteringTrouble } from '#features/keywords/rules.ts'
import { listSerpFacts, MadeUpSerpsNote, SpendLine } from '#features/serps/web/index.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { Facts } from '#ui/dialogs/Facts.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { GroupingEstimate } from './api.ts'
import classes from './ClusteringDialog.module.css'
import { isActiveRun, type Clustering } from './use-clustering.ts'

interface ClusteringDialogProps {
  clustering: Clustering
  onClose: () => void
}

/** The dialog before clustering (D-01): how many keywords become active and what that costs. */
export function ClusteringDialog({ clustering, onClose }: ClusteringDialogProps) {
  const { estimate, isUnknown, look, starting } = clustering
  const [isAgreed, setIsAgreed] = useState(false)
  const lookAgain = useEffectEvent(() => {
    look()
    starting.reset()
  })
  useEffect(() => lookAgain(), [])
  const isStarting = starting.isPending || starting.isSuccess
  const trouble = estimate && !isStarting ? findTrouble(estimate) : null
  const serps = estimate?.serps ?? null
  const needsConsent = serps?.needsConfirmation ?? false
  const canStart = estimate !== null && trouble === null && (!needsConsent || isAgreed)
  const isSimple = canStart && !needsConsent
  const start = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isSimple) start.current?.focus()
  }, [isSimple])
  return (
    <Dialog title="Run clustering on inactive keywords" isBusy={starting.isPending} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (canStart) starting.mutate(needsConsent ? serps?.cost : undefined, { onSuccess: onClose })
        }}
      >
        {estimate === null && !isUnknown && (
          <SkeletonRows label="Counting keywords" count={3} rowHeight={28} />
        )}
        {estimate && trouble === null && <Estimate estimate={estimate} />}
        {needsConsent && trouble === null && serps && (
          <SpendLine cost={serps.cost} isAgreed={isAgreed} onAgree={setIsAgreed} />
        )}
        <ProblemLine
          text={
            isUnknown
              ? 'What this would do could not be found out. Please close this and try again.'
              : (trouble ?? (starting.error && messageOf(starting.error, NOT_STARTED)))
          }
        />
        <DialogButtons>
          <Button variant="default" disabled={starting.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button ref={start} type="submit" loading={starting.isPending} disabled={!canStart}>
            Run clustering
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

const NOT_STARTED = 'The clustering could not be started. Please try again.'

function Estimate({ estimate }: { estimate: GroupingEstimate }) {
  const { activateCount, inactiveCount, keywordLimit, serps } = estimate
  return (
    <>
      <p>
        {formatNoun(activateCount, 'keyword becomes', 'keywords become')} active. Clusters that exist stay as
        they are; new keywords may join them.
      </p>
      {activateCount < inactiveCount && (
        <p className={classes.quiet}>
          The plan has room for {formatNoun(keywordLimit, 'active keyword', 'active keywords')}: of{' '}
          {formatCount(inactiveCount)} inactive ones those with the highest search volume are taken.
        </p>
      )}
      {serps && <Facts facts={listSerpFacts(serps)} />}
      {serps?.isSandbox && (
        <p className={classes.quiet}>
          <MadeUpSerpsNote />
        </p>
      )}
    </>
  )
}

function findTrouble(estimate: GroupingEstimate): string | null {
  const { activeCount, inactiveCount, keywordLimit, run, serps } = estimate
  if (run !== null && isActiveRun(run))
    return 'A clustering of this plan goes on already. Close this to see how far it is.'
  const limit = findClusteringTrouble({ active: activeCount, limit: keywordLimit })
  if (limit !== null) return limit
  if (inactiveCount === 0) return 'There are no inactive keywords to cluster. Add some first.'
  return serps === null ? explainMissing('serps') : null
}
