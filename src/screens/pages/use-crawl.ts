import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pagesApi, useSiteCrawl } from '#features/pages/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { isFirstAsked } from '#platform/web/use-first-wait.ts'

export type Crawl = ReturnType<typeof useCrawl>

/** The crawl of a plan's site, when the last one was, and a mutation that adds the first page of a site. */
export function useCrawl(contentplanId: number) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const crawl = useSiteCrawl(contentplanId)
  const site = useQuery(pagesApi.readCrawl.queryOptions({ input, meta: { followsMessages: true } }))
  const adding = useMutation({
    mutationFn: (url: string) => pagesApi.add.call({ ...input, urls: [url] }),
    onSuccess: crawl.start,
    onSettled: () => askAgain(queryClient, { queryKey: pagesApi.key() }),
  })
  return {
    ...crawl,
    /** Null for a plan without a website, and while it is not known. */
    domain: site.data?.domain ?? null,
    crawledAt: site.data?.crawled_at ?? null,
    isKnown: site.data !== undefined,
    isWaiting: isFirstAsked(site) || crawl.isWaiting,
    /** Time at which all this was read. */
    now: new Date(site.dataUpdatedAt),
    adding,
  }
}
