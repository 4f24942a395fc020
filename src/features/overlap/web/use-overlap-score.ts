import { useQuery } from '@tanstack/react-query'
import { useFollowKeywords } from '#features/keywords/web/index.ts'
import { overlapApi } from './api.ts'

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
  useFollowKeywords(contentplanId, overlapApi.score.key({ input: { contentplanId } }))
  return { score: data?.score, isError }
}
