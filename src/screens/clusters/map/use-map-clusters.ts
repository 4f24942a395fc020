import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { articlesApi, type Article } from '#features/articles/web/index.ts'
import { MOST_ARTICLES_PER_PAGE } from '#features/articles/rules.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import type { ListInput } from '../selection/use-select-all-clusters.ts'
import type { Area } from './map-items.ts'

/** Clusters that are drawn at most: ten of the largest pages of the list. */
export const MOST_DRAWN = 10 * MOST_ARTICLES_PER_PAGE

/** The clusters of a filter, those of the largest area first; page after page is loaded by itself. */
export function useMapClusters(contentplanId: number, listInput: ListInput, area: Area) {
  const query = useInfiniteQuery(
    articlesApi.listAdvanced.infiniteOptions({
      input: (offset: number) => ({
        contentplanId,
        ...listInput(offset, MOST_ARTICLES_PER_PAGE),
        orderByColumn: area,
        orderByDirection: 'desc' as const,
        straightReturn: true,
      }),
      initialPageParam: 0,
      getNextPageParam: ({ total }, pages) => {
        const next = pages.length * MOST_ARTICLES_PER_PAGE
        return next < Math.min(total, MOST_DRAWN) ? next : undefined
      },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, articlesApi.listAdvanced.key({ input: { contentplanId } }))
  const { data, hasNextPage, isFetching, isError } = query
  const loadNext = useEffectEvent(() => void query.fetchNextPage({ cancelRefetch: false }))
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) loadNext()
  }, [hasNextPage, isFetching, isError])
  return {
    clusters: useMemo(() => joinPages(data?.pages ?? []), [data]),
    total: data?.pages.at(-1)?.total ?? null,
    isPending: query.isPending,
    isLoadingMore: hasNextPage && !isError,
    isError,
    isRetrying: isFetching,
    retry: () => void (data === undefined ? query.refetch() : query.fetchNextPage()),
  }
}

/** A cluster that moved to a later page in the meantime is drawn once. */
function joinPages(pages: readonly { articles: readonly Article[] }[]): Article[] {
  return [...new Map(pages.flatMap(({ articles }) => articles.map((row) => [row.id, row] as const))).values()]
}
