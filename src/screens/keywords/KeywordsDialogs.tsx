import { HistoryDialog } from '#features/history/web/index.ts'
import { ClusteringDialog, type useClustering } from '#features/clustering/web/index.ts'
import { ResearchDialog, VolumesDialog } from '#features/keywords/web/index.ts'
import { Suspense } from 'react'
import type { useKeywordsDialogs } from './use-keywords-dialogs.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

interface KeywordsDialogsProps {
  place: PlanPlace
  dialogs: ReturnType<typeof useKeywordsDialogs>
  clustering: ReturnType<typeof useClustering>
}

/** The open dialog of the screen. */
export function KeywordsDialogs({ place, dialogs, clustering }: KeywordsDialogsProps) {
  const { dialog, open, close, closeToInactive, research, isOver, volumes, volumeIds } = dialogs
  switch (dialog) {
    case null:
      return null
    case 'history':
      return (
        <Suspense>
          <HistoryDialog place={place} onClose={close} />
        </Suspense>
      )
    case 'clustering':
      return (
        <Suspense>
          <ClusteringDialog clustering={clustering} onClose={close} />
        </Suspense>
      )
    case 'volumes':
    case 'volumes-of-selected':
      return (
        <Suspense>
          <VolumesDialog
            contentplanId={place.contentplanId}
            ids={volumeIds}
            starting={volumes.starting}
            cancelling={volumes.cancelling}
            onStarted={close}
            onClose={close}
          />
        </Suspense>
      )
    case 'upload':
    case 'related':
    case 'ask':
      return (
        <Suspense>
          <ResearchDialog
            place={place}
            research={research}
            tab={dialog}
            isOver={isOver}
            onTab={open}
            onClose={close}
            onSaved={() => {
              closeToInactive()
              void volumes.offer()
            }}
          />
        </Suspense>
      )
  }
}
