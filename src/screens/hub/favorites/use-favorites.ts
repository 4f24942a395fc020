import { useQuery } from '@tanstack/react-query'
import { MOST_ARTICLES_PER_PAGE } from '#features/articles/rules.ts'
import { articlesApi } from '#features/articles/web/index.ts'

/** The favorites of a hub, the most searched first; as many as one request lists. */
export function useFavorites(contentplanId: number, topicId: number) {
  return useQuery(
    articlesApi.listAdvanced.queryOptions({
      input: {
        contentplanId,
        filter_topicId: [topicId],
        filter_show_in_map: true,
        limit: MOST_ARTICLES_PER_PAGE,
        straightReturn: true,
      },
      meta: { followsMessages: true },
    }),
  )
}
