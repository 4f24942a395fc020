import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { runMessage } from '#features/trackers/contract.ts'
import { progressApi } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { SITE_CRAWL } from '../rules.ts'
import { linksApi, pagesApi } from './api.ts'

export type SiteCrawl = ReturnType<typeof useSiteCrawl>

/**
 * Whether the site of a plan is being crawled, and what starts a crawl. When a crawl ends, pages and links are fetched
 * again.
 */
export function useSiteCrawl(contentplanId: number) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const trackers = useQuery(progressApi.listTrackers.queryOptions({ input, meta: { followsMessages: true } }))
  const isOfPlan = (message: Record<string, unknown>) => message['contentplanId'] === contentplanId
  useRefreshOn<typeof runMessage>('run', isOfPlan, progressApi.key())
  const isActive = trackers.data?.some(({ name, isActive: goesOn }) => goesOn && name === SITE_CRAWL) ?? false
  const askForPages = useEffectEvent(() => {
    for (const queryKey of [pagesApi.key(), linksApi.key()]) void askAgain(queryClient, { queryKey })
  })
  useEffect(() => {
    if (!isActive) return undefined
    return () => askForPages()
  }, [isActive])
  const starting = useMutation({
    mutationFn: () => pagesApi.crawl.call(input),
    meta: { errorMessage: 'The crawl could not start. Please try again.' },
    onSuccess: ({ isNew }) =>
      showSnackbar({
        text: isNew
          ? 'The site is being crawled. What it finds appears here.'
          : 'The site is being crawled already.',
        tone: 'info',
      }),
    onSettled: () => askAgain(queryClient, { queryKey: progressApi.key() }),
  })
  return {
    isActive,
    isWaiting: isFirstAsked(trackers),
    isStarting: starting.isPending,
    start: () => starting.mutate(),
  }
}
