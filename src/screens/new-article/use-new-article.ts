import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { workspacesApi } from '#features/workspaces/web/index.ts'
import { useChangeSearch } from '#platform/web/use-change-search.ts'
import { readNewArticleView, writeNewArticleView, type NewArticleView } from './new-article-view.ts'

/** The plan and the view in the address, a function that changes the view, and whether there are credits left. */
export function useNewArticle() {
  const params = useParams({ from: '/workspace/$workspaceId/contentplan/$contentplanId/new-article' })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const place = useMemo(
    () => ({ workspaceId: Number(params.workspaceId), contentplanId: Number(params.contentplanId) }),
    [params.workspaceId, params.contentplanId],
  )
  const { data: workspaces } = useQuery(workspacesApi.list.queryOptions())
  const credits = workspaces?.find(({ id }) => id === place.workspaceId)?.remaining_article_credits
  return {
    place,
    view: useMemo(() => readNewArticleView(search), [search]),
    /** V-49: nothing can be entered without credits. */
    hasCredits: credits === undefined || credits > 0,
    change: (part: Partial<NewArticleView>, options?: { replace: boolean }) =>
      changeSearch(
        (now) => ({ ...now, ...writeNewArticleView({ ...readNewArticleView(now), ...part }) }),
        options,
      ),
  }
}
