import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { statusOf } from '#platform/web/api/api-error.ts'
import { groupingApi, type ProposedCluster } from '#features/clustering/web/index.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import type { ProposedView } from './proposed-view.ts'

const NONE: readonly ProposedCluster[] = []

interface Proposed {
  contentplanId: number
  /** The run that made the proposal, or null when no proposal is known. */
  runId: number | null
}

/** One page of the clusters that a new clustering changes. */
export function useProposed({ contentplanId, runId }: Proposed, view: ProposedView) {
  const { kind, page, pageSize } = view
  const query = useQuery(
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
  const { data, error, refetch } = query
  return {
    rows: data?.clusters ?? NONE,
    total: data?.total ?? 0,
    state: listStateOf(query),
    /** Whether the proposal was applied or discarded meanwhile. */
    isGone: statusOf(error) === 404,
    refetch: () => void refetch(),
  } as const
}
