import { askAgain } from '#platform/web/api/ask-again.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import { useSoon } from '#platform/web/realtime/use-soon.ts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { runMessage, trackerMessage } from '../contract.ts'
import type { Tracker } from '../rules.ts'
import { progressApi } from './api.ts'
import { followTracker, onTrackers, readTrackers } from './trackers.ts'

/** The trackers that this window shows, the newest first; those of one plan are read from the server. */
export function useTrackers(contentplanId: number | null): readonly Tracker[] {
  const queryClient = useQueryClient()
  const input = contentplanId === null ? skipToken : { contentplanId }
  const { data, isPlaceholderData } = useQuery(
    progressApi.listTrackers.queryOptions({ input, meta: { followsMessages: true } }),
  )
  useEffect(() => {
    if (data && !isPlaceholderData) followTracker({ kind: 'listed', listed: data })
  }, [data, isPlaceholderData])
  useMessages<typeof trackerMessage>('tracker', (message) => followTracker({ kind: 'moved', message }))
  const askSoon = useSoon(() => askAgain(queryClient, { queryKey: progressApi.listTrackers.key() }))
  useMessages<typeof runMessage>('run', askSoon)
  return useSyncExternalStore(onTrackers, readTrackers)
}
