import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { hubsApi, type SuggestedKeyword } from '#features/hubs/web/index.ts'

export type HubIdeasState = ReturnType<typeof useHubIdeas>

/** Ideas for all hubs of a plan at once, without related searches: those cost money, and have a price in their hub. */
export function useHubIdeas(contentplanId: number, isWanted: boolean) {
  const query = useQuery(
    hubsApi.expand.queryOptions({
      input: isWanted ? { contentplanId, runRelatedKeywords: false, saveKeywords: false } : skipToken,
      refetchOnWindowFocus: false,
    }),
  )
  const { data } = query
  return {
    /** The ideas of each hub, and why some of them are missing. */
    ofHub: useMemo(() => groupIdeas(data ?? []), [data]),
    isPending: query.isPending && !query.isLoadingError,
    isError: query.isLoadingError,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  }
}

interface Ideas {
  keywords: readonly SuggestedKeyword[]
  notice: string | null
}

interface Listed {
  topic_id: number
  suggestedKeywords: readonly SuggestedKeyword[]
  notice: string | null
}

function groupIdeas(listed: readonly Listed[]): ReadonlyMap<number, Ideas> {
  return new Map(
    listed.map(({ topic_id: id, suggestedKeywords: keywords, notice }) => [id, { keywords, notice }]),
  )
}
