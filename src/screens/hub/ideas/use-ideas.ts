import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { articlesApi, type Article } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { filterIdeas, listWindows, type IdeaTab } from '../hub-view.ts'

interface Wanted {
  topicId: number
  tab: IdeaTab
  page: number
}

/** The new ideas of a hub up to a page (K-17). Those of before stay until the others have come. */
export function useIdeas(contentplanId: number, { topicId, tab, page }: Wanted) {
  useFollowPlan(contentplanId, articlesApi.listAdvanced.key({ input: { contentplanId } }))
  const filter = filterIdeas({ topicId, tab, today: findToday() })
  const windows = useQueries({
    queries: listWindows(page).map((window) =>
      articlesApi.listAdvanced.queryOptions({
        input: { contentplanId, ...filter, ...window },
        placeholderData: keepPreviousData,
        meta: { followsMessages: true },
      }),
    ),
  })
  const isComing = windows.some(({ isPlaceholderData, isPending }) => isPlaceholderData || isPending)
  const [shownTab, setShownTab] = useState(tab)
  if (!isComing && shownTab !== tab) setShownTab(tab)
  const ideas: readonly Article[] = windows.flatMap(({ data }) => data?.articles ?? [])
  const isError = windows.some(({ isError: isFailed }) => isFailed)
  return {
    ideas,
    /** How many there are on all pages; null while it is not known. */
    total: windows[0]?.data?.total ?? null,
    /** Whether the ideas are those of the tab before. */
    isOfOtherTab: shownTab !== tab,
    isLoadingMore: isComing && !isError,
    isError,
    isRetrying: windows.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { isError: isFailed, refetch } of windows) if (isFailed) void refetch()
    },
  }
}

/** The day of UTC, by which the server counts. */
function findToday(): string {
  return new Date().toISOString().slice(0, 10)
}
