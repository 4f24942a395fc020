import { ClusteringDialog, type useClustering } from '#features/clustering/web/index.ts'
import { ImportsDialog, ResearchDialog } from '#features/keywords/web/index.ts'
import type { useKeywordsDialogs } from './use-keywords-dialogs.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

interface KeywordsDialogsProps {
  place: PlanPlace
  dialogs: ReturnType<typeof useKeywordsDialogs>
  clustering: ReturnType<typeof useClustering>
}

/** The open dialog of the screen. */
export function KeywordsDialogs({ place, dialogs, clustering }: KeywordsDialogsProps) {
  const { dialog, open, find, close, closeToInactive, research, isOver } = dialogs
  switch (dialog) {
    case null:
      return null
    case 'imports':
      return <ImportsDialog contentplanId={place.contentplanId} onFind={find} onClose={close} />
    case 'clustering':
      return <ClusteringDialog clustering={clustering} onClose={close} />
    case 'upload':
    case 'related':
    case 'ask':
      return (
        <ResearchDialog
          place={place}
          research={research}
          tab={dialog}
          isOver={isOver}
          onTab={open}
          onClose={close}
          onSaved={closeToInactive}
        />
      )
  }
}
