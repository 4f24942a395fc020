import { useQuery } from '@tanstack/react-query'
import { articlesApi } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'

/** Loads a cluster. The state is `absent` when the cluster was deleted or belongs to another plan than the URL's. */
export function useArticle({ contentplanId }: PlanPlace, articleId: number) {
  const { data, error, isPending, refetch } = useQuery(
    articlesApi.get.queryOptions({ input: { articleId }, meta: { followsMessages: true } }),
  )
  useFollowPlan(contentplanId, articlesApi.get.key({ input: { articleId } }))
  const status = statusOf(error)
  const isAbsent =
    status === 404 || status === 400 || (data !== undefined && data.contentplan_id !== contentplanId)
  const state = isPending ? 'loading' : isAbsent ? 'absent' : data === undefined ? 'error' : 'ready'
  return { article: data, state, refetch: () => void refetch() } as const
}
