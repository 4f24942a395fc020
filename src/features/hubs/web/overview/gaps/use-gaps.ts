import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { articlesApi, type Article } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { fieldProblemOf } from '#platform/web/api/error-details.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { writeFilter, type GapsView } from './gaps-view.ts'

const NONE: readonly Article[] = []

/** One page of the clusters of a hub; loaded again when the plan changes. */
export function useGaps(contentplanId: number, { hubId, view }: { hubId: number; view: GapsView }) {
  const query = useQuery(
    articlesApi.listAdvanced.queryOptions({
      input: { contentplanId, ...writeFilter(view, hubId) },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, articlesApi.listAdvanced.key({ input: { contentplanId } }))
  const { data, error, refetch } = query
  return {
    rows: data?.articles ?? NONE,
    total: data?.total ?? 0,
    state: listStateOf(query),
    /** Why the server refuses the text, or null. */
    textProblem: fieldProblemOf(error, (name) => name.startsWith('filter_')),
    refetch: () => void refetch(),
  } as const
}
