import { useQuery } from '@tanstack/react-query'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { connectionsApi } from '../api.ts'

/** The properties of Google Analytics that the user's Google account sees. */
export function useAnalyticsProperties() {
  const asked = useQuery(connectionsApi.listAnalyticsProperties.queryOptions({ staleTime: 0, retry: false }))
  const { data, error, isFetching, refetch } = asked
  return {
    /** null while it is not known. */
    state: data?.state ?? null,
    properties: data?.properties ?? NONE,
    error,
    isWaiting: isFirstAsked(asked),
    isFetching,
    refetch: () => void refetch(),
  }
}

export type AnalyticsProperties = ReturnType<typeof useAnalyticsProperties>

const NONE: readonly never[] = []
