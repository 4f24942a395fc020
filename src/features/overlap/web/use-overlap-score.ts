import { useQuery } from '@tanstack/react-query'
import { MOST_COMPARED } from '../rules.ts'
import { overlapApi } from './api.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'

const NONE: readonly number[] = []

/** How much clusters, or keywords, overlap: 0 to 10; null: there is nothing to compare; undefined: not known yet. */
export function useOverlapScore({
  contentplanId,
  articleIds = NONE,
  keywordIds = NONE,
  isPaused = false,
}: {
  contentplanId: number
  articleIds?: readonly number[]
  keywordIds?: readonly number[]
  /** Whether they are being changed: nothing is asked then, for they may be gone. */
  isPaused?: boolean
}) {
  const { data, isError } = useQuery(
    overlapApi.score.queryOptions({
      // One more than can be compared says so as well as a thousand would.
      input: { contentplanId, articleId: articleIds.slice(0, MOST_COMPARED + 1), keywordId: [...keywordIds] },
      enabled: !isPaused && (articleIds.length > 0 || keywordIds.length > 1),
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, overlapApi.key())
  return { score: data?.score, isError }
}
