import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { textSaved } from '#features/articles/contract.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import { textsApi } from './api.ts'

/** How the four texts of a cluster stand, kept up to date while others save them. */
export function useTextStands({ contentplanId }: PlanPlace, articleId: number) {
  const queryClient = useQueryClient()
  const { data, error, isRefetching, refetch } = useQuery(
    textsApi.list.queryOptions({ input: { articleId }, staleTime: 0, meta: { followsMessages: true } }),
  )
  const queryKey = textsApi.list.key({ input: { articleId } })
  // At once, because a user who types here has to know it soon.
  useMessages<typeof textSaved>('text', (saved) => {
    if (saved.articleId === articleId) void askAgain(queryClient, { queryKey })
  })
  useFollowPlan(contentplanId, queryKey)
  return {
    stands: data?.texts ?? [],
    isReady: data !== undefined,
    /** Whether the cluster was merged or deleted. */
    isGone: statusOf(error) === 404,
    hasFailed: error !== null,
    isBusy: isRefetching,
    refetch: () => void refetch(),
  }
}
