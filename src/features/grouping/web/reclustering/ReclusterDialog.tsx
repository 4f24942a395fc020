import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCost } from '#features/billing/rules.ts'
import { messageOf } from '#platform/web/api/api-error.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { ProblemLine } from '#ui/ProblemLine.tsx'
import { SkeletonRows } from '#ui/SkeletonRows.tsx'
import { groupingApi, type GroupingPreview } from '../api.ts'
import { readAskedCost } from '../asked-cost.ts'
import dialog from '../ClusteringDialog.module.css'
import { ScoreChoice } from './ScoreChoice.tsx'
import { useReclustering } from './use-reclustering.ts'

interface ReclusterDialogProps {
  contentplanId: number
  /** Whether a new clustering waits already, which another one replaces. */
  hasProposal: boolean
  onClose: () => void
}

/** What clustering anew would give, before anything runs (C-012). */
export function ReclusterDialog({ contentplanId, hasProposal, onClose }: ReclusterDialogProps) {
  const preview = useQuery(groupingApi.preview.queryOptions({ input: { contentplanId } }))
  const [chosen, setChosen] = useState<number | null>(null)
  const [refresh, setRefresh] = useState(false)
  const starting = useReclustering(contentplanId)
  const askedCost = readAskedCost(starting.error)
  const minimumScore = chosen ?? preview.data?.minimumScore ?? null
  const canStart = minimumScore !== null && (preview.data?.clusterCount ?? 0) > 0
  const start = (confirmedCost?: number) => {
    if (minimumScore === null) return
    const agreed = confirmedCost === undefined ? {} : { confirmedCost }
    starting.mutate({ minimumScore, refresh, ...agreed }, { onSuccess: onClose })
  }
  return (
    <Dialog title="Recluster" isWide isBusy={starting.isPending} onClose={onClose}>
      <form
        className={dialog.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (canStart) start()
        }}
      >
        <p>
          All active keywords are clustered anew. Clusters keep their ids, titles, hubs and statuses, locked
          ones stay as they are, and nothing changes before you have seen it.
        </p>
        {preview.isPending && (
          <SkeletonRows label="Finding out what each score gives" count={11} rowHeight={32} />
        )}
        {preview.isLoadingError && <ErrorPanel onRetry={() => void preview.refetch()} />}
        {preview.data && preview.data.clusterCount > 0 && minimumScore !== null && (
          <>
            <ScoreChoice preview={preview.data} value={minimumScore} onChange={setChosen} />
            <Unknown preview={preview.data} />
            <label className={dialog.agree}>
              <input
                type="checkbox"
                checked={refresh}
                onChange={({ currentTarget: { checked } }) => {
                  setRefresh(checked)
                  starting.reset()
                }}
              />
              Ask for fresh search results first
            </label>
            <p className={dialog.quiet}>
              {refresh
                ? 'Those that are missing or older than 30 days are asked for. You are asked before it costs more than a little.'
                : 'The search results known now are used. This costs nothing.'}
              {hasProposal && ' The clustering that waits is replaced.'}
            </p>
          </>
        )}
        <ProblemLine
          text={
            preview.data?.clusterCount === 0
              ? 'There are no clusters yet. Cluster some keywords first.'
              : starting.error && askedCost === null
                ? messageOf(starting.error, 'The clustering could not be started. Please try again.')
                : null
          }
        />
        <div className={dialog.buttons}>
          <Button variant="default" disabled={starting.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={starting.isPending} disabled={!canStart}>
            Recluster
          </Button>
        </div>
      </form>
      {askedCost !== null && (
        <ConfirmDialog
          title="Ask for fresh search results?"
          text={`They cost about ${formatCost(askedCost)}. What is known from the last 30 days is not paid again.`}
          confirm={`Spend up to ${formatCost(askedCost)}`}
          onConfirm={() => start(askedCost)}
          onCancel={starting.reset}
        />
      )}
    </Dialog>
  )
}

function Unknown({ preview: { unknownCount } }: { preview: GroupingPreview }) {
  if (unknownCount === 0) return null
  return (
    <p className={dialog.quiet}>
      {formatNoun(
        unknownCount,
        'keyword has no search results and stays where it is.',
        'keywords have no search results and stay where they are.',
      )}
    </p>
  )
}
