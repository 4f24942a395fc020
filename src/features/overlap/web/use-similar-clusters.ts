import { useQuery } from '@tanstack/react-query'
import { overlapApi, type SimilarArticle } from './api.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'

const NONE: readonly SimilarArticle[] = []

/** The clusters that share most with one, the most similar first. */
export function useSimilarClusters({
  contentplanId,
  articleId,
}: {
  contentplanId: number
  articleId: number
}) {
  const query = useQuery(
    overlapApi.listSimilar.queryOptions({
      input: { contentplanId, articleId },
      meta: { followsMessages: true },
    }),
  )
  const { data, isRefetching, refetch } = query
  useFollowPlan(contentplanId, overlapApi.key())
  return {
    rows: data?.articles ?? NONE,
    /** Whether the results of at least one keyword are known. If not, no similar cluster can be found. */
    isKnown: (data?.knownCount ?? 0) > 0,
    state: listStateOf(query),
    isBusy: isRefetching,
    refetch: () => void refetch(),
  } as const
}
