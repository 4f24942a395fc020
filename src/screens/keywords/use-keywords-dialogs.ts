import { useMemo } from 'react'
import { useResearch, useVolumes } from '#features/keywords/web/index.ts'
import { useDraft } from '#platform/web/use-draft.ts'
import { useWindowDrop } from '#ui/fields/use-window-drop.ts'
import { useOpenDialog } from './use-open-dialog.ts'
import { useWaitingList } from './use-waiting-list.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

/** The open dialog, and the search for keywords, which is kept while its dialog is closed and opens for dropped files. */
export function useKeywordsDialogs(place: PlanPlace) {
  const { open, dialog: named, ...steps } = useOpenDialog()
  const research = useResearch(place)
  const find = () => open('upload')
  useWaitingList(research.upload, named === 'upload')
  const isOver = useWindowDrop(([file]) => {
    if (!file || research.isImporting) return
    research.upload.setFile(file)
    find()
  })
  const volumes = useVolumes(place)
  const [selected, setSelected] = useDraft(`${place.contentplanId} volumes of`)
  const selectedIds = useMemo(() => (selected === '' ? null : selected.split(',').map(Number)), [selected])
  /** Opens the dialog for the search volumes of these keywords; null means all of the plan. */
  const getVolumes = (ids: readonly number[] | null) => {
    setSelected(ids === null ? '' : ids.join(','))
    volumes.starting.reset()
    open(ids === null ? 'volumes' : 'volumes-of-selected')
  }
  const isOfSelected = named === 'volumes-of-selected'
  return {
    ...steps,
    // Another tab does not know the selection; without it, the dialog would offer all keywords of the plan.
    dialog: isOfSelected && selectedIds === null ? null : named,
    open,
    find,
    research,
    isOver,
    volumes,
    volumeIds: isOfSelected ? selectedIds : null,
    getVolumes,
  }
}
