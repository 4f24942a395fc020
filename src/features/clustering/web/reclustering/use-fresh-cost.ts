import { skipToken, useQuery } from '@tanstack/react-query'
import { groupingApi } from '../api.ts'

/** What fresh search results of all active keywords would cost; asked for only when the user wants them. */
export function useFreshCost(contentplanId: number, isWanted: boolean) {
  const { data, isLoadingError, isFetching, refetch } = useQuery(
    groupingApi.estimate.queryOptions({
      input: isWanted ? { contentplanId, recluster: true } : skipToken,
      meta: { followsMessages: true },
    }),
  )
  return {
    /** Undefined until it is known; null when no provider of search results is connected. */
    serps: isWanted ? data?.serps : undefined,
    isUnknown: isWanted && isLoadingError,
    isFetching,
    look: () => void refetch(),
  }
}

export type FreshCost = ReturnType<typeof useFreshCost>
