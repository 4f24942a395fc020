import { useEffect, useEffectEvent } from 'react'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { isReady } from './building/describe-build.ts'
import type { HubBuilding } from './building/use-hub-build.ts'

interface NewHubInput {
  /** Whether the address says that the hub was just created. */
  isNew: boolean
  building: HubBuilding
  /** The first ideas are there. */
  onReady: () => void
  /** The hub is not new any more. */
  onSeen: () => void
}

/** Waits until a hub that was just created is ready, also when that was before the screen opened, and says so (T-12). */
export function useNewHub({ isNew, building: { run, tracker, isActive }, onReady, onSeen }: NewHubInput) {
  const isDone = run !== null && isReady(run, tracker?.stepsObject ?? null)
  const isOver = run !== null && !isActive
  const end = useEffectEvent(() => {
    if (isDone) {
      onReady()
      showSnackbar({ text: 'Hub created successfully', tone: 'good' })
    }
    onSeen()
  })
  useEffect(() => {
    if (isNew && (isDone || isOver)) end()
  }, [isNew, isDone, isOver])
}
