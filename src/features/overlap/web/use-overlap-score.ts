import { useQuery } from '@tanstack/react-query'
import { overlapApi } from './api.ts'
import { useFollowOverlap } from './use-follow-overlap.ts'

const NONE: readonly number[] = []

/** How much clusters, or keywords, overlap: 0 to 10; null: there is nothing to compare; undefined: not known yet. */
export function useOverlapScore({
  contentplanId,
  articleIds = NONE,
  keywordIds = NONE,
}: {
  contentplanId: number
  articleIds?: readonly number[]
  keywordIds?: readonly number[]
}) {
  const { data, isError } = useQuery(
    overlapApi.score.queryOptions({
      input: { contentplanId, articleId: [...articleIds], keywordId: [...keywordIds] },
      enabled: articleIds.length > 0 || keywordIds.length > 1,
      meta: { followsMessages: true },
    }),
  )
  useFollowOverlap(contentplanId)
  return { score: data?.score, isError }
}
