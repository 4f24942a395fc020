import { useMutation, useQueryClient } from '@tanstack/react-query'
import { progressApi } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { groupingApi } from '../api.ts'

interface Input {
  minimumScore: number
  /** Whether search results that are missing or old are asked for first. */
  refresh: boolean
  /** Millionths of a US dollar that somebody has agreed to. */
  confirmedCost?: number
}

/** Starts to cluster all active keywords anew; what would change waits to be applied then. */
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
