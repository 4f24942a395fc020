import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { REVISIONS_AT_ONCE } from '#features/articles/rules.ts'
import { textsApi, type TextRevision } from '../api.ts'
import type { TextPlace } from '../drafts/draft-store.ts'
import { groupSittings } from './group-sittings.ts'

const NONE: readonly TextRevision[] = []

/** The versions of a text, the newest first, a page at a time. `newest` is the version that is known elsewhere. */
export function useRevisions({ articleId, section }: TextPlace, newest: number) {
  const { data, error, isPending, isRefetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(
      textsApi.listRevisions.infiniteOptions({
        input: (before: number | undefined) => ({
          articleId,
          section,
          limit: REVISIONS_AT_ONCE,
          ...(before !== undefined && { before }),
        }),
        initialPageParam: undefined,
        getNextPageParam: ({ revisions }) => {
          const last = revisions.at(-1)?.version ?? 1
          return last > 1 ? last : undefined
        },
        staleTime: 0,
      }),
    )
  const known = data?.pages[0]?.revisions[0]?.version
  const isOld = known !== undefined && known < newest
  useEffect(() => {
    if (isOld) void refetch()
  }, [isOld, refetch])
  const pages = data?.pages
  const sittings = useMemo(
    () => groupSittings(pages?.flatMap(({ revisions }) => revisions) ?? NONE, !hasNextPage),
    [pages, hasNextPage],
  )
  return {
    sittings,
    total: pages?.[0]?.total ?? 0,
    state: data !== undefined ? 'ready' : isPending ? 'loading' : 'error',
    hasFailed: error !== null,
    isBusy: isRefetching || isFetchingNextPage,
    hasMore: hasNextPage,
    showMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  } as const
}
