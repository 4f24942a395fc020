import { skipToken, useQuery } from '@tanstack/react-query'
import type { Article } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { competitionApi } from './api.ts'

/** The page of a cluster with everything that its last visit found; null until it is loaded, and without a page. */
export function usePageOfArticle({
  id: articleId,
  contentplan_id: contentplanId,
  page_id: pageId,
}: Pick<Article, 'id' | 'contentplan_id' | 'page_id'>) {
  const { data, isLoadingError } = useQuery(
    competitionApi.getPage.queryOptions({
      input: pageId === null ? skipToken : { articleId },
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, competitionApi.getPage.key({ input: { articleId } }))
  const page = data?.page ?? null
  // After another match, the page before is no answer.
  return { page: page?.page_id === pageId ? page : null, hasFailed: isLoadingError }
}
