import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { articlesApi, type Article } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { fieldProblemOf } from '#platform/web/api/error-details.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { writeFilter, type ClustersView } from './clusters-view.ts'

const NONE: readonly Article[] = []

/** One page of a plan's clusters; loaded again when the server reports that its keywords changed. */
export function useClusters(contentplanId: number, view: ClustersView) {
  const query = useQuery(
    articlesApi.listAdvanced.queryOptions({
      input: { contentplanId, ...writeFilter(view) },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  const { data, error, refetch } = query
  useFollowPlan(contentplanId, articlesApi.listAdvanced.key({ input: { contentplanId } }))
  const countOf = (name: string) => data?.counts?.pageCounts.find((one) => one.name === name)?.count
  const [existing, fresh] = [countOf('existing'), countOf('new')]
  return {
    rows: data?.articles ?? NONE,
    total: data?.total ?? null,
    counts:
      existing === undefined || fresh === undefined ? null : { existing, new: fresh, all: existing + fresh },
    state: listStateOf(query),
    /** Why the server refuses the search text, or null. */
    textProblem: fieldProblemOf(error, (name) => name.startsWith('filter_')),
    refetch: () => void refetch(),
  } as const
}
