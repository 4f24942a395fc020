import { explainMissing } from '#features/connections/rules.ts'
import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { ProblemLine } from '#ui/status/ProblemLine.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { groupingApi, type GroupingPreview } from '../api.ts'
import { readCostToConfirm } from '../cost-to-confirm.ts'
import dialog from '../ClusteringDialog.module.css'
import { FreshResults } from './FreshResults.tsx'
import { ScoreChoice } from './ScoreChoice.tsx'
import { useChosenScore } from './use-chosen-score.ts'
import { useFreshCost } from './use-fresh-cost.ts'
import { useReclustering } from './use-reclustering.ts'

interface ReclusterDialogProps {
  place: PlanPlace
  /** Whether a new clustering waits already, which this one would replace. */
  hasProposal: boolean
  onClose: () => void
}

/** The dialog before a new clustering (C-012): the clusters that each minimum score would give, and the cost. */
export function ReclusterDialog({ place, hasProposal, onClose }: ReclusterDialogProps) {
  const { contentplanId } = place
  const preview = useQuery(groupingApi.preview.queryOptions({ input: { contentplanId } }))
  const { chosen, choose } = useChosenScore(contentplanId)
  const [refresh, setRefresh] = useState(false)
  const [isAgreed, setIsAgreed] = useState(false)
  const fresh = useFreshCost(contentplanId, refresh)
  const starting = useReclustering(contentplanId)
  const minimumScore = chosen ?? preview.data?.minimumScore ?? null
  const hasClusters = (preview.data?.clusterCount ?? 0) > 0
  const needsConsent = refresh && (fresh.serps?.needsConfirmation ?? false)
  const isPriced = !refresh || (Boolean(fresh.serps) && (!needsConsent || isAgreed))
  const canStart = minimumScore !== null && hasClusters && isPriced
  return (
    <Dialog title="Recluster" isWide isBusy={starting.isPending} onClose={onClose}>
      <form
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!canStart) return
          const agreed = needsConsent && fresh.serps ? { confirmedCost: fresh.serps.cost } : {}
          starting.mutate(
            { minimumScore, refresh, ...agreed },
            {
              onSuccess: onClose,
              // The cost has risen meanwhile: the user has to agree to it again.
              onError: (error) => {
                if (readCostToConfirm(error) !== null) setIsAgreed(false)
              },
            },
          )
        }}
      >
        <p>
          All active keywords are clustered again. Clusters keep their ids, titles, hubs and statuses, locked
          ones stay as they are, and nothing changes before you have seen it.
        </p>
        {preview.isPending && (
          <SkeletonRows label="Finding out what each minimum overlap gives" count={11} rowHeight={32} />
        )}
        {preview.isLoadingError && <ErrorPanel onRetry={() => void preview.refetch()} />}
        {preview.data && hasClusters && minimumScore !== null && (
          <>
            <ScoreChoice preview={preview.data} value={minimumScore} onChange={choose} />
            <Unknown place={place} preview={preview.data} />
            <FreshResults
              isWanted={refresh}
              onWant={(isWanted) => {
                setRefresh(isWanted)
                setIsAgreed(false)
                starting.reset()
              }}
              fresh={fresh}
              isAgreed={isAgreed}
              onAgree={setIsAgreed}
            />
            {hasProposal && <p className={dialog.quiet}>It replaces the new clustering that is ready.</p>}
          </>
        )}
        <ProblemLine
          text={
            preview.data && !hasClusters
              ? 'There are no clusters yet. Cluster some keywords first.'
              : refresh && fresh.serps === null
                ? explainMissing('serps')
                : starting.error &&
                  messageOf(starting.error, 'The clustering could not be started. Please try again.')
          }
        />
        <DialogButtons>
          <Button variant="default" disabled={starting.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={starting.isPending} disabled={!canStart}>
            Recluster
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

function Unknown({ place, preview: { unknownCount } }: { place: PlanPlace; preview: GroupingPreview }) {
  if (unknownCount === 0) return null
  return (
    <p className={dialog.quiet}>
      {formatNoun(
        unknownCount,
        'keyword has no search results and stays where it is.',
        'keywords have no search results and stay where they are.',
      )}{' '}
      <AppLink href={contentplanPath(place, 'keywords?results=none')} target="_blank" rel="noopener">
        Show {unknownCount === 1 ? 'it' : 'them'}
      </AppLink>
    </p>
  )
}
