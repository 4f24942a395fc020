import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { runMessage } from '#features/trackers/contract.ts'
import { progressApi } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { REFRESH_NAME, type RefreshDays } from '#features/articles/rules.ts'
import { driftApi } from '#features/articles/web/index.ts'

interface Schedule {
  /** null: never. */
  days: RefreshDays | null
  confirmedCost?: number
}

/** How old the search results of a plan are, whether they are asked for right now, and what can be done about it. */
export function useRefresh(contentplanId: number) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const meta = { followsMessages: true }
  const { data, isLoadingError, dataUpdatedAt, refetch } = useQuery(
    driftApi.estimate.queryOptions({ input, meta }),
  )
  const trackers = useQuery(progressApi.listTrackers.queryOptions({ input, meta }))
  const isOfPlan = (told: Record<string, unknown>) => told['contentplanId'] === contentplanId
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
    /** When that was found out. */
    now: new Date(dataUpdatedAt),
    isActive: trackers.data?.some(({ name, isActive }) => name === REFRESH_NAME && isActive) ?? false,
    look: () => void refetch(),
    refreshing,
    scheduling,
  }
}

export type Refresh = ReturnType<typeof useRefresh>
