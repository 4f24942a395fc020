import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { runMessage } from '#features/trackers/contract.ts'
import { progressApi } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { REFRESH_NAME, type RefreshDays } from '#features/articles/rules.ts'
import { driftApi } from '#features/articles/web/index.ts'

interface Schedule {
  /** Days between refreshes, or null for no automatic refresh. */
  days: RefreshDays | null
  confirmedCost?: number
}

/** How old a plan's search results are, whether a refresh runs, and functions that start and schedule one. */
export function useRefresh(contentplanId: number) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const meta = { followsMessages: true }
  const estimate = useQuery(driftApi.estimate.queryOptions({ input, meta }))
  const { data, isLoadingError, dataUpdatedAt, refetch } = estimate
  const trackers = useQuery(progressApi.listTrackers.queryOptions({ input, meta }))
  const isOfPlan = (message: Record<string, unknown>) => message['contentplanId'] === contentplanId
  useRefreshOn<typeof runMessage>('run', isOfPlan, driftApi.key())
  useRefreshOn<typeof runMessage>('run', isOfPlan, progressApi.key())
  const refreshing = useMutation({
    mutationFn: (confirmedCost: number | undefined) =>
      driftApi.refresh.call({ contentplanId, ...(confirmedCost !== undefined && { confirmedCost }) }),
    onSuccess: () =>
      showSnackbar({
        text: 'Search results are being refreshed. What has moved away is listed here afterwards.',
        tone: 'info',
      }),
    onSettled: () =>
      Promise.all([driftApi.key(), progressApi.key()].map((queryKey) => askAgain(queryClient, { queryKey }))),
  })
  const scheduling = useMutation({
    mutationFn: ({ days, confirmedCost }: Schedule) =>
      driftApi.schedule.call({
        contentplanId,
        every_days: days,
        ...(confirmedCost !== undefined && { confirmedCost }),
      }),
    onSettled: () => askAgain(queryClient, { queryKey: driftApi.estimate.key({ input }) }),
  })
  return {
    estimate: data ?? null,
    isUnknown: isLoadingError,
    /** Whether it is not known yet how old the results are, and whether a refresh runs. */
    isWaiting: isFirstAsked(estimate) || isFirstAsked(trackers),
    /** Time at which the estimate was loaded. */
    now: new Date(dataUpdatedAt),
    isActive: trackers.data?.some(({ name, isActive }) => name === REFRESH_NAME && isActive) ?? false,
    reload: () => void refetch(),
    refreshing,
    scheduling,
  }
}

export type Refresh = ReturnType<typeof useRefresh>
