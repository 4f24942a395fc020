import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { runMessage, trackerMessage } from '#features/trackers/contract.ts'
import { trackerId } from '#features/trackers/rules.ts'
import { showOnScreen } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { connectionsApi } from '../api.ts'

/** The last reading of the pages of a plan's WordPress, and what starts another one. */
export function useWordpressPages(contentplanId: number) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const isOfPlan = (message: { [field: string]: unknown }) => message['contentplanId'] === contentplanId
  const queryKey = connectionsApi.getWordpressReading.key()
  // The end of a reading changes the state of the connection, too.
  useRefreshOn<typeof runMessage>('run', isOfPlan, connectionsApi.key())
  useRefreshOn<typeof trackerMessage>('tracker', isOfPlan, queryKey)
  const reading = useQuery(
    connectionsApi.getWordpressReading.queryOptions({ input, meta: { followsMessages: true } }),
  )
  const runId = reading.data?.run_id ?? null
  useEffect(() => (runId === null ? undefined : showOnScreen(trackerId(runId))), [runId])
  const starting = useMutation({
    mutationFn: () => connectionsApi.readWordpressPages.call(input),
    meta: { errorMessage: 'The reading could not start. Please try again.' },
    onSettled: () => askAgain(queryClient, { queryKey }),
  })
  return {
    last: reading.data ?? null,
    isStarting: starting.isPending,
    start: () => starting.mutate(),
  }
}
