import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fieldProblemOf } from '#platform/web/api/error-details.ts'
import { keywordsApi, type Keyword } from '../api.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { writeFilter, type KeywordsView } from './keywords-view.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

const NONE: readonly Keyword[] = []

/** One page of a plan's keywords and the counts of its tabs, read again when the server says that they changed. */
export function useKeywords(place: PlanPlace, view: KeywordsView) {
  const { contentplanId } = place
  const { page, pageSize } = view
  const input = { ...place, ...writeFilter(view), page, limit: pageSize }
  const query = useQuery(
    keywordsApi.list.queryOptions({
      input,
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  const { data, error, refetch } = query
  useFollowPlan(contentplanId, keywordsApi.list.key({ input: { contentplanId } }))
  return {
    rows: data?.keywords ?? NONE,
    counts: data?.keywordCounts ?? null,
    state: listStateOf(query),
    /** Why the text cannot be searched for; null when it can. */
    textProblem: fieldProblemOf(error, (name) => name === 'q'),
    queryKey: keywordsApi.list.queryKey({ input }),
    refetch: () => void refetch(),
  } as const
}
