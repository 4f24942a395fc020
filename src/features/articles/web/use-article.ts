import { skipToken, useQuery } from '@tanstack/react-query'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { statusOf } from '#platform/web/api/api-error.ts'
import { articlesApi, wholeArticle } from './api.ts'

/**
 * Loads a cluster. The state is `absent` when the URL has no valid id, there is no such cluster, or it belongs to another
 * plan than the URL's; `gone` when it was there and was merged or deleted meanwhile.
 */
export function useArticle({ contentplanId }: PlanPlace, articleId: number | null) {
  const input = articleId === null ? skipToken : { articleId, texts: false }
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery(
    articlesApi.get.queryOptions({ input, select: wholeArticle, meta: { followsMessages: true } }),
  )
  useFollowPlan(contentplanId, articlesApi.get.key({ input: { articleId: articleId ?? 0 } }))
  const isElsewhere = data !== undefined && data.contentplan_id !== contentplanId
  const isMissing = statusOf(error) === 404
  const state =
    articleId === null || isElsewhere || (isMissing && data === undefined)
      ? 'absent'
      : isMissing
        ? 'gone'
        : isPending
          ? 'loading'
          : data === undefined
            ? 'error'
            : 'ready'
  return { article: data, state, loadedAt: new Date(dataUpdatedAt), refetch: () => void refetch() } as const
}
