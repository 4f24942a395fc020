import { skipToken, useQuery } from '@tanstack/react-query'
import { articlesApi, wholeArticle } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

/**
 * Loads a cluster. The state is `absent` when the URL has no valid id, the cluster was deleted, or it belongs to another
 * plan than the URL's.
 */
export function useArticle({ contentplanId }: PlanPlace, articleId: number | null) {
  const input = articleId === null ? skipToken : { articleId }
  const { data, error, isPending, refetch } = useQuery(
    articlesApi.get.queryOptions({ input, select: wholeArticle, meta: { followsMessages: true } }),
  )
  useFollowPlan(contentplanId, articlesApi.get.key({ input: { articleId: articleId ?? 0 } }))
  const status = statusOf(error)
  const isAbsent =
    articleId === null || status === 404 || (data !== undefined && data.contentplan_id !== contentplanId)
  const state = isAbsent ? 'absent' : isPending ? 'loading' : data === undefined ? 'error' : 'ready'
  return { article: data, state, refetch: () => void refetch() } as const
}
