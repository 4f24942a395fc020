import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { runMessage } from '#features/trackers/contract.ts'
import { progressApi } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { voiceApi } from '../api.ts'

/** The style guide of a plan, what it rests on, and what measures it again. It is asked for again when a run ends. */
export function useGuide(contentplanId: number) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const guide = useQuery(voiceApi.getGuide.queryOptions({ input, meta: { followsMessages: true } }))
  const isOfPlan = (message: Record<string, unknown>) => message['contentplanId'] === contentplanId
  useRefreshOn<typeof runMessage>('run', isOfPlan, voiceApi.getGuide.key({ input }))
  const starting = useMutation({
    mutationFn: () => voiceApi.makeGuide.call(input),
    meta: { errorMessage: 'The pages could not be measured. Please try again.' },
    onSettled: () =>
      Promise.all([
        askAgain(queryClient, { queryKey: voiceApi.getGuide.key({ input }) }),
        askAgain(queryClient, { queryKey: progressApi.key() }),
      ]),
  })
  return {
    guide,
    start: () => starting.mutate(),
    isStarting: starting.isPending,
    hasNotStarted: starting.isError,
  }
}
