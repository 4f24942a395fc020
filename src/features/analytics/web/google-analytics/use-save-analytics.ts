import { useMutation, useQueryClient } from '@tanstack/react-query'
import { connectionsApi } from '#features/connections/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { analyticsApi } from '../api.ts'
import type { SavedAnalytics } from './saved-analytics.ts'

/** Saves the property of a plan with its events. */
export function useSaveAnalytics(contentplanId: number, savedText: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ property, name, events }: SavedAnalytics) =>
      connectionsApi.chooseAnalyticsProperty.call({
        contentplanId,
        type: 'ga-4',
        gaProperty: property,
        gaName: name,
        ga_events: events.join(','),
      }),
    meta: { errorMessage: 'Google Analytics could not be saved. Please try again.' },
    onSuccess: () => showSnackbar({ text: savedText, tone: 'good' }),
    onSettled: () =>
      Promise.all(
        [connectionsApi, analyticsApi].map((api) => askAgain(queryClient, { queryKey: api.key() })),
      ),
  })
}
