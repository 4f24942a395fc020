import { useQuery } from '@tanstack/react-query'
import { codeOf, messageOf } from '#platform/web/api/api-error.ts'
import { troubleOf } from '#platform/web/api/error-details.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { findConnectState, type ConnectState } from '../rules.ts'
import { connectionsApi } from './api.ts'

/** The Search Console properties that can be read for a plan, or why they cannot be listed. */
export function useSearchConsole(contentplanId: number) {
  const asked = useQuery(
    connectionsApi.listSearchConsoleProperties.queryOptions({
      input: { contentplanId },
      staleTime: 0,
      retry: false,
    }),
  )
  const { data, error, isFetching, refetch } = asked
  return {
    state: readState(data, error),
    properties: data ?? NONE,
    /** Whether Google is asked for the first time, which takes long when it is slow. */
    isWaiting: isFirstAsked(asked),
    isFetching,
    refetch: () => void refetch(),
  }
}

export type SearchConsole = ReturnType<typeof useSearchConsole>

const NONE: readonly never[] = []

/** The state of the connection; null while it is not known. */
function readState(data: readonly unknown[] | undefined, error: unknown): ConnectState | null {
  if (error !== null)
    return findConnectState({
      trouble: troubleOf(error),
      code: codeOf(error),
      message: messageOf(error, '') || 'unknown error',
    })
  return data === undefined ? null : findConnectState({ properties: data })
}
