import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import type { trackerMessage } from '#features/trackers/contract.ts'
import { moveTrackers, trackerId } from '#features/trackers/rules.ts'
import { progressApi, showOnScreen } from '#features/trackers/web/index.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import type { searchData } from '../contract.ts'

const ACTIVE = new Set<string>(['queued', 'running', 'waiting'])

type ImportRun = z.infer<typeof searchData>['run']

/** Whether the last import of a plan goes on. */
export function isImporting(run: ImportRun): boolean {
  return run !== null && ACTIVE.has(run.state)
}

/** Whether the last import of a plan goes on, and how far it is. */
export function useImportRun(contentplanId: number, run: ImportRun) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const isActive = isImporting(run)
  const trackers = useQuery(
    progressApi.listTrackers.queryOptions({
      input: isActive ? input : skipToken,
      meta: { followsMessages: true },
    }),
  )
  useMessages<typeof trackerMessage>('tracker', (tracker) => {
    if (tracker.contentplanId !== contentplanId) return
    queryClient.setQueryData(
      progressApi.listTrackers.queryKey({ input }),
      (listed) => listed && moveTrackers(listed, tracker),
    )
  })
  return {
    isActive,
    /** Steps and progress of the running import; null when they are not known. */
    tracker: (isActive && trackers.data?.find(({ id }) => run !== null && id === trackerId(run.id))) || null,
  }
}

/** Keeps the tracker of an import out of the dock while a screen says how far it is, or why it failed. */
export function useShownImport(run: ImportRun): void {
  const shown = run !== null && (isImporting(run) || run.state === 'failed') ? trackerId(run.id) : null
  useEffect(() => (shown === null ? undefined : showOnScreen(shown)), [shown])
}
