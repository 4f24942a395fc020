import { useQuery } from '@tanstack/react-query'
import { codeOf, messageOf } from '#platform/web/api/api-error.ts'
import { troubleOf } from '#platform/web/api/error-details.ts'
import { findConnectState, type ConnectState } from '../rules.ts'
import { connectionsApi } from './api.ts'

/** The Search Console properties that can be read for a plan, or why they cannot be listed. */
export function useSearchConsole(contentplanId: number) {
  const { data, error, isFetching, refetch } = useQuery(
    connectionsApi.listSearchConsoleProperties.queryOptions({
      input: { contentplanId },
      staleTime: 0,
      retry: false,
    }),
  )
  return {
    state: readState(data, error),
    properties: data ?? NONE,
    isFetching,
    refetch: () => void refetch(),
  }
}

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
