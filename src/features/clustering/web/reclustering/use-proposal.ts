import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showChange } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import type { runMessage } from '#features/trackers/contract.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { groupingApi } from '../api.ts'

/** The new clustering that waits, with the mutations that apply and discard it. */
export function useProposal(contentplanId: number) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const found = useQuery(groupingApi.getProposal.queryOptions({ input, meta: { followsMessages: true } }))
  const queryKey = groupingApi.getProposal.key({ input })
  useFollowPlan(contentplanId, queryKey)
  useRefreshOn<typeof runMessage>('run', (message) => message.contentplanId === contentplanId, queryKey)
  const applying = useMutation({
    mutationFn: (runId: number) => groupingApi.applyProposal.call({ contentplanId, runId }),
    onSuccess: ({ changeId }) =>
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text: changeId === null ? 'There was nothing left to change' : 'New clustering applied',
      }),
    onError: (error) => showTrouble(error, 'The new clustering could not be applied. Please try again.'),
    onSettled: () => askAgain(queryClient),
  })
  const discarding = useMutation({
    mutationFn: (runId: number) => groupingApi.discardProposal.call({ contentplanId, runId }),
    onSuccess: () => showSnackbar({ text: 'New clustering discarded. The plan is as it was.', tone: 'info' }),
    onError: (error) => showTrouble(error, 'The new clustering could not be discarded. Please try again.'),
    onSettled: () => askAgain(queryClient, { queryKey }),
  })
  return {
    /** Undefined until it is known; null when none waits. */
    proposal: found.data?.proposal,
    isUnknown: found.isLoadingError,
    isWaiting: isFirstAsked(found),
    refetch: () => void found.refetch(),
    applying,
    discarding,
    /** Whether this browser is applying or discarding the proposal, or has done so. */
    isSettled: [applying, discarding].some(({ isPending, isSuccess }) => isPending || isSuccess),
  }
}

export type WaitingProposal = ReturnType<typeof useProposal>

function showTrouble(error: unknown, text: string): void {
  if (statusOf(error) !== 404) return showError(error, text)
  showSnackbar({ text: 'This clustering was applied or discarded in the meantime.', tone: 'info' })
}
