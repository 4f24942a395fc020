import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { runMessage, trackerMessage } from '#features/trackers/contract.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { useSoon } from '#platform/web/realtime/use-soon.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import type { writingQueueChanged } from '../../contract.ts'
import { writingApi } from '../api.ts'
import { followStep } from './queue-view.ts'

/** The queue of a plan, as messages of the server keep it. */
export function useQueue(contentplanId: number) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const queryKey = writingApi.getQueue.key({ input })
  const query = useQuery(writingApi.getQueue.queryOptions({ input, meta: { followsMessages: true } }))
  const askSoon = useSoon(() => askAgain(queryClient, { queryKey }))
  useRefreshOn<typeof writingQueueChanged>(
    'writingQueue',
    (sent) => sent.contentplanId === contentplanId,
    queryKey,
  )
  useMessages<typeof runMessage>('run', (sent) => {
    if (sent['contentplanId'] === contentplanId) askSoon()
  })
  useMessages<typeof trackerMessage>('tracker', (sent) => {
    if (sent.contentplanId !== contentplanId) return
    // What a step has cost is known when it has ended.
    if (sent.status === 'inProgress')
      queryClient.setQueryData(writingApi.getQueue.queryKey({ input }), (now) => now && followStep(now, sent))
    else askSoon()
  })
  return query
}
