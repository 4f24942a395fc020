import { useMutation, useQueryClient } from '@tanstack/react-query'
import { progressApi } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { groupingApi } from '../api.ts'

interface Input {
  minimumScore: number
  /** Whether to fetch missing and old search results first. */
  refresh: boolean
  /** Millionths of a US dollar that the user has agreed to. */
  confirmedCost?: number
}

/** Starts a new clustering of all active keywords. Its result is a proposal that waits until a user applies it. */
export function useReclustering(contentplanId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ minimumScore, refresh, confirmedCost }: Input) =>
      groupingApi.recluster.call({
        contentplanId,
        recluster: true,
        minimum_score: minimumScore,
        refresh,
        ...(confirmedCost !== undefined && { confirmedCost }),
      }),
    onSettled: () =>
      Promise.all(
        [groupingApi.estimate.key({ input: { contentplanId } }), progressApi.key()].map((queryKey) =>
          askAgain(queryClient, { queryKey }),
        ),
      ),
  })
}
