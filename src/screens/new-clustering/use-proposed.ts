import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { statusOf } from '#platform/web/api/api-error.ts'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { groupingApi, type ProposedCluster } from '#features/clustering/web/index.ts'
import { readProposedView, writeProposedView, type ProposedView } from './proposed-view.ts'

const NONE: readonly ProposedCluster[] = []

interface Proposed {
  contentplanId: number
  /** The run that made the proposal, or null when no proposal is known. */
  runId: number | null
}

/** One page of the clusters that a new clustering changes. */
export function useProposed({ contentplanId, runId }: Proposed, view: ProposedView) {
  const { kind, page, pageSize } = view
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    groupingApi.listProposed.queryOptions({
      input:
        runId === null
          ? skipToken
          : {
              contentplanId,
              runId,
              offset: (page - 1) * pageSize,
              limit: pageSize,
              ...(kind !== 'all' && { kind }),
            },
      placeholderData: keepPreviousData,
    }),
  )
  const state = isPending
    ? 'loading'
    : data === undefined
      ? 'error'
      : isPlaceholderData
        ? 'refreshing'
        : 'ready'
  return {
    rows: data?.clusters ?? NONE,
    total: data?.total ?? 0,
    state,
    /** Whether the proposal was applied or discarded meanwhile. */
    isGone: statusOf(error) === 404,
    refetch: () => void refetch(),
  } as const
}

/** The view in the URL, and a function that changes parts of it and goes to the first page. */
export function useProposedView() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const view = readProposedView(search)
  const change = (part: Partial<ProposedView>, options?: { replace: boolean }) =>
    changeSearch(
      (now) => ({ ...now, ...writeProposedView({ ...readProposedView(now), page: 1, ...part }) }),
      options,
    )
  return { view, change }
}
