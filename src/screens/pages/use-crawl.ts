import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { SITE_CRAWL } from '#features/pages/rules.ts'
import { pagesApi } from '#features/pages/web/index.ts'
import type { runMessage } from '#features/trackers/contract.ts'
import { progressApi } from '#features/trackers/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'

/**
 * When the website of a plan was crawled last, whether a crawl runs, and functions to start one. When a crawl ends, pages
 * are fetched again.
 */
export function useCrawl(contentplanId: number) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const meta = { followsMessages: true }
  const site = useQuery(pagesApi.readCrawl.queryOptions({ input, meta }))
  const trackers = useQuery(progressApi.listTrackers.queryOptions({ input, meta }))
  const isOfPlan = (message: Record<string, unknown>) => message['contentplanId'] === contentplanId
  useRefreshOn<typeof runMessage>('run', isOfPlan, progressApi.key())
  const refresh = () =>
    Promise.all([pagesApi.key(), progressApi.key()].map((queryKey) => askAgain(queryClient, { queryKey })))
  const isActive = trackers.data?.some(({ name, isActive: goesOn }) => name === SITE_CRAWL && goesOn) ?? false
  const askForPages = useEffectEvent(() => void askAgain(queryClient, { queryKey: pagesApi.key() }))
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
          ? 'The site is being crawled. Its pages appear here.'
          : 'The site is being crawled already.',
        tone: 'info',
      }),
    onSettled: refresh,
  })
  const adding = useMutation({
    mutationFn: (url: string) => pagesApi.add.call({ ...input, urls: [url] }),
    onSuccess: () => starting.mutate(),
    onSettled: refresh,
  })
  return {
    /** Null for a plan without a website, and while it is not known. */
    domain: site.data?.domain ?? null,
    crawledAt: site.data?.crawled_at ?? null,
    isKnown: site.data !== undefined,
    isWaiting: isFirstAsked(site) || isFirstAsked(trackers),
    /** Time at which all this was read. */
    now: new Date(site.dataUpdatedAt),
    isActive,
    starting,
    /** Adds the first page of a site, and crawls it. */
    adding,
  }
}

export type Crawl = ReturnType<typeof useCrawl>
