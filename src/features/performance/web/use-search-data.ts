import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { runMessage } from '#features/trackers/contract.ts'
import { progressApi } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { useEffect } from 'react'
import { connectionsApi } from '#features/connections/web/index.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import { useSoon } from '#platform/web/realtime/use-soon.ts'
import { performanceApi } from './api.ts'
import { useImportRun } from './use-import-run.ts'

/** The search data of a plan, the state of its import, and a function to start an update. */
export function useSearchData(contentplanId: number) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const { data, isLoadingError, refetch } = useQuery(
    performanceApi.getSearchData.queryOptions({ input, meta: { followsMessages: true } }),
  )
  const importRun = useImportRun(contentplanId, data?.run ?? null)
  const refresh = () =>
    Promise.all(
      [performanceApi.key(), progressApi.key()].map((queryKey) => askAgain(queryClient, { queryKey })),
    )
  const refreshSoon = useSoon(refresh)
  useMessages<typeof runMessage>('run', refreshSoon)
  const error = data?.import_error ?? null
  // When an import fails, the state of the Google account may have changed, too.
  useEffect(() => {
    if (error !== null)
      void askAgain(queryClient, { queryKey: connectionsApi.listSearchConsoleProperties.key() })
  }, [error, queryClient])
  const updating = useMutation({
    mutationFn: () => performanceApi.startUpdate.call(input),
    meta: { errorMessage: 'The update could not start. Please try again.' },
    onSettled: refresh,
  })
  const cancelling = useMutation({
    mutationFn: () => performanceApi.cancelUpdate.call(input),
    meta: { errorMessage: 'The import could not be cancelled. Please try again.' },
    onSuccess: ({ isCancelled }) => {
      if (isCancelled) showSnackbar({ text: 'Import cancelled. The days that came in stay.', tone: 'info' })
    },
    onSettled: refresh,
  })
  return {
    data: data ?? null,
    isUnknown: isLoadingError,
    retry: () => void refetch(),
    ...importRun,
    updating,
    cancelling,
  }
}
export type SearchDataState = ReturnType<typeof useSearchData>
