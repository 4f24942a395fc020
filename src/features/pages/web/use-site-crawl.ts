import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { progressApi } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { SITE_CRAWL } from '../../rules.ts'
import { linksApi, pagesApi } from '../api.ts'

/** Whether the site of a plan is being crawled, and what starts a crawl. When a crawl ends, links are fetched again. */
export function useSiteCrawl(contentplanId: number) {
  const queryClient = useQueryClient()
  const trackers = useQuery(
    progressApi.listTrackers.queryOptions({ input: { contentplanId }, meta: { followsMessages: true } }),
  )
  const isActive = trackers.data?.some(({ name, isActive: goesOn }) => goesOn && name === SITE_CRAWL) ?? false
  const askForLinks = useEffectEvent(() => {
    for (const queryKey of [linksApi.key(), pagesApi.key()]) void askAgain(queryClient, { queryKey })
  })
  useEffect(() => {
    if (!isActive) return undefined
    return () => askForLinks()
  }, [isActive])
  const starting = useMutation({
    mutationFn: () => pagesApi.crawl.call({ contentplanId }),
    meta: { errorMessage: 'The crawl could not be started. Please try again.' },
    onSettled: () => askAgain(queryClient, { queryKey: progressApi.key() }),
  })
  return {
    isActive,
    isWaiting: isFirstAsked(trackers),
    isStarting: starting.isPending,
    start: () => starting.mutate(),
  }
}
export type SiteCrawl = ReturnType<typeof useSiteCrawl>
