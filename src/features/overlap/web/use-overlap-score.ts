import { useQuery } from '@tanstack/react-query'
import { MOST_COMPARED } from '../rules.ts'
import { overlapApi } from './api.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'

const NONE: readonly number[] = []

/**
 * The SERP overlap of clusters or keywords, 0 to 10: null when there is nothing to compare, undefined until it is
 * known, and of more clusters than are compared at once (G-22).
 */
export function useOverlapScore({
  contentplanId,
  articleIds = NONE,
  keywordIds = NONE,
  isPaused = false,
}: {
  contentplanId: number
  articleIds?: readonly number[]
  keywordIds?: readonly number[]
  /** Set while they are being changed: nothing is asked then, because they may be gone. */
  isPaused?: boolean
}) {
  const isTooMany = articleIds.length > MOST_COMPARED
  const { data, isError } = useQuery(
    overlapApi.score.queryOptions({
      input: { contentplanId, articleId: isTooMany ? [] : [...articleIds], keywordId: [...keywordIds] },
      enabled: !isPaused && !isTooMany && (articleIds.length > 0 || keywordIds.length > 1),
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, overlapApi.key())
  return { score: isTooMany ? undefined : data?.score, isError }
}
