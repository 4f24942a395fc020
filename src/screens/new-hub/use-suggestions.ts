import { useMutation, useQuery } from '@tanstack/react-query'
import { hubsApi, type SuggestedHub } from '#features/hubs/web/index.ts'
import { mergeSuggestions } from './merge-suggestions.ts'

const NONE: readonly SuggestedHub[] = []

/** Hubs that the plan could have, and on request those that a language model thinks of, too. */
export function useSuggestions(contentplanId: number) {
  const own = useQuery(
    hubsApi.suggest.queryOptions({ input: { contentplanId, askModel: false }, refetchOnWindowFocus: false }),
  )
  const asking = useMutation({
    mutationFn: () => hubsApi.suggest.call({ contentplanId, askModel: true }),
  })
  return {
    suggestions: mergeSuggestions(own.data ?? NONE, asking.data ?? NONE),
    isWaiting: own.isPending,
    isError: own.isLoadingError,
    isRetrying: own.isFetching,
    retry: () => void own.refetch(),
    asking,
  }
}
