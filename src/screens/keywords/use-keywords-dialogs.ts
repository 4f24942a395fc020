import { useState } from 'react'
import { useResearch, useVolumes } from '#features/keywords/web/index.ts'
import { useWindowDrop } from '#ui/fields/use-window-drop.ts'
import { useOpenDialog } from './use-open-dialog.ts'
import { useWaitingList } from './use-waiting-list.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

/** The open dialog, and the search for keywords, which is kept while its dialog is closed and opens for dropped files. */
export function useKeywordsDialogs(place: PlanPlace) {
  const { open, ...dialog } = useOpenDialog()
  const research = useResearch(place)
  const find = () => open('upload')
  useWaitingList(research.upload, dialog.dialog === 'upload')
  const isOver = useWindowDrop(([file]) => {
    if (!file || research.isImporting) return
    research.upload.setFile(file)
    find()
  })
  const volumes = useVolumes(place)
  const [volumeIds, setVolumeIds] = useState<readonly number[] | null>(null)
  /** Opens the dialog for the search volumes of these keywords; null means all of the plan. */
  const getVolumes = (ids: readonly number[] | null) => {
    setVolumeIds(ids)
    volumes.starting.reset()
    open('volumes')
  }
  return { ...dialog, open, find, research, isOver, volumes, volumeIds, getVolumes }
}
