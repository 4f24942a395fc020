import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { connectionsApi } from '#features/connections/web/index.ts'
import { contentplansApi } from '#features/contentplans/web/index.ts'
import { keywordsApi } from '#features/keywords/web/index.ts'
import { progressApi } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { performanceApi } from './api.ts'

/** The property to import, the user whose Google account reads it, and the filters of its rows. */
export interface PropertyChoice {
  property: string
  accessUser: number
  country?: string
  urlInclude?: string
  urlExclude?: string
}

/** Saves the property of a plan, and starts an import (F-232). */
export function useSaveProperty(contentplanId: number, onSaved: (choice: PropertyChoice) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (choice: PropertyChoice) => {
      await performanceApi.chooseProperty.call({ contentplanId, ...choice })
      return performanceApi.startUpdate.call({ contentplanId })
    },
    meta: {
      errorMessage:
        'Failed to connect Google Search Console. Please try again or contact support if the issue persists.',
    },
    onSuccess: (_started, choice) => onSaved(choice),
    onSettled: () => askAgainAfterChange(queryClient),
  })
}

/** Asks again for all that depends on the settings of Search Console. */
export function askAgainAfterChange(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    [contentplansApi, connectionsApi, performanceApi, keywordsApi, progressApi].map((api) =>
      askAgain(queryClient, { queryKey: api.key() }),
    ),
  )
}
