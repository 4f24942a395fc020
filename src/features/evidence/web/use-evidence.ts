import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import { adviceApi } from './api.ts'

/** Loads why a cluster has alerts. `isGone`: it was merged or deleted. */
export function useEvidence({ contentplanId }: PlanPlace, articleId: number) {
  const { data, error, isRefetching, isPlaceholderData, refetch } = useQuery(
    adviceApi.explain.queryOptions({
      input: { articleId },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, adviceApi.explain.key({ input: { articleId } }))
  return {
    evidence: data,
    /** Whether it is still that of the cluster shown before. */
    isOld: isPlaceholderData,
    isGone: statusOf(error) === 404,
    hasFailed: error !== null,
    isBusy: isRefetching,
    refetch: () => void refetch(),
  }
}
