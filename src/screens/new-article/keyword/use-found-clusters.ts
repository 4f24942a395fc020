import { useQuery } from '@tanstack/react-query'
import { articlesApi, type ArticleFilter } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { mergeFound, MOST_FOUND, patternsOf } from './merge-found.ts'

const NONE: readonly never[] = []

/** The clusters of a plan that a keyword means (F-122): by their title, by a part of it, and by a keyword. */
export function useFoundClusters(contentplanId: number, keyword: string) {
  const { exact, contains } = patternsOf(keyword)
  const byTitle = useFound(contentplanId, { filter_title: exact })
  const byPart = useFound(contentplanId, { filter_title: contains })
  const byKeyword = useFound(contentplanId, { filter_keyword: contains })
  useFollowPlan(contentplanId, articlesApi.listAdvanced.key({ input: { contentplanId } }))
  const queries = [byTitle, byPart, byKeyword]
  const failed = queries.filter(({ isLoadingError }) => isLoadingError)
  const lists = [byTitle.data, byPart.data, byKeyword.data].map((data) => data?.articles ?? NONE)
  return {
    ...mergeFound(keyword, lists),
    isPending: failed.length === 0 && queries.some(({ isPending }) => isPending),
    isError: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach((query) => void query.refetch()),
  }
}

function useFound(contentplanId: number, filter: Pick<ArticleFilter, 'filter_title' | 'filter_keyword'>) {
  return useQuery(
    articlesApi.listAdvanced.queryOptions({
      input: { contentplanId, ...filter, limit: MOST_FOUND, straightReturn: true },
      meta: { followsMessages: true },
    }),
  )
}
