import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { showChange, driftApi, type DriftedKeyword } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { formatNoun } from '#ui/numbers.ts'
import { readDriftView, writeDriftView, type DriftView } from './drift-view.ts'

const NONE: readonly DriftedKeyword[] = []

/** One page of the drifted keywords; loaded again when the server reports that keywords changed. */
export function useDrifts(contentplanId: number, { page, pageSize }: DriftView) {
  const { data, isPlaceholderData, isPending, refetch } = useQuery(
    driftApi.list.queryOptions({
      input: { contentplanId, offset: (page - 1) * pageSize, limit: pageSize },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, driftApi.key())
  return {
    rows: data?.keywords ?? NONE,
    total: data?.total ?? null,
    state: isPending ? 'loading' : data === undefined ? 'error' : isPlaceholderData ? 'refreshing' : 'ready',
    refetch: () => void refetch(),
  } as const
}

/** The view in the URL, and a function that changes it. */
export function useDriftView() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const view = useMemo(() => readDriftView(search), [search])
  const change = (part: Partial<DriftView>, options?: { replace: boolean }) =>
    changeSearch(
      (now) => ({ ...now, ...writeDriftView({ ...readDriftView(now), page: 1, ...part }) }),
      options,
    )
  return { view, change }
}

/** Moves keywords to the clusters they have drifted to, and shows a message with undo. */
export function useFollowDrift(contentplanId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (keywordIds: number[]) => driftApi.follow.call({ contentplanId, keywordIds }),
    meta: { errorMessage: 'The keywords could not be moved. Please try again.' },
    onSuccess: ({ changed, changeId }) => {
      const text =
        changeId === null
          ? 'Nothing was left to move: these keywords are not adrift any more.'
          : `${formatNoun(changed, 'keyword', 'keywords')} moved`
      showChange(queryClient, { contentplanId, changeIds: [changeId], text })
    },
    onSettled: () => askAgain(queryClient),
  })
}
