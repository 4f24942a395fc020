import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { articlesApi, type Article, type ListedKeyword } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import type { ListInput } from '../selection/use-select-all-clusters.ts'

/** F-073: cards that are loaded at a time. */
export const CARDS_AT_ONCE = 9

export interface Card {
  cluster: Article
  keywords: readonly ListedKeyword[]
}

const NONE: readonly never[] = []

/** The clusters of a filter with their keywords, a few at a time; loaded again when the server reports a change. */
export function useCards(contentplanId: number, listInput: ListInput) {
  const query = useInfiniteQuery(
    articlesApi.listAdvanced.infiniteOptions({
      input: (offset: number) => ({
        contentplanId,
        ...listInput(offset, CARDS_AT_ONCE),
        getKeywords: true,
        straightReturn: true,
      }),
      initialPageParam: 0,
      getNextPageParam: ({ total }, pages) => {
        const next = pages.length * CARDS_AT_ONCE
        return next < total ? next : undefined
      },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, articlesApi.listAdvanced.key({ input: { contentplanId } }))
  const pages = query.data?.pages ?? NONE
  const cards = useMemo(() => joinPages(pages), [pages])
  return {
    cards,
    total: pages.at(-1)?.total ?? null,
    /** Keywords of the filter that are in no cluster: the server sends them with every page. */
    loose: useMemo(() => listLoose(pages[0]?.keywords ?? NONE), [pages]),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isPending: query.isPending,
    /** Whether the cards are those of the filter before, until the next ones have come. */
    isPrevious: query.isPlaceholderData,
    isError: query.data === undefined ? query.isError : query.isFetchNextPageError,
    isRetrying: query.isFetching,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void (query.data === undefined ? query.refetch() : query.fetchNextPage()),
  }
}

interface CardsPage {
  articles: readonly Article[]
  keywords: readonly ListedKeyword[]
}

/** A cluster that moved to a later page in the meantime stands where it came first. */
function joinPages(pages: readonly CardsPage[]): Card[] {
  const cards = new Map<number, Card>()
  for (const { articles, keywords } of pages) {
    const ofCluster = Map.groupBy(keywords, ({ article_id: articleId }) => articleId)
    for (const cluster of articles)
      if (!cards.has(cluster.id))
        cards.set(cluster.id, { cluster, keywords: ofCluster.get(cluster.id) ?? NONE })
  }
  return [...cards.values()]
}

/** Keywords in no cluster, by where they are (N-40). */
function listLoose(keywords: readonly ListedKeyword[]) {
  const groups = Map.groupBy(keywords, ({ pseudo_cluster: place }) => place)
  return [...groups].flatMap(([place, found]) => (place === null ? [] : [{ place, keywords: found }]))
}
