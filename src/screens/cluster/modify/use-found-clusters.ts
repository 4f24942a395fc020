import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { articlesApi, type Article } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { readTextSearch } from '#features/keywords/web/index.ts'
import { messageOf, statusOf } from '#platform/web/api/api-error.ts'
import { listStateOf } from '#ui/table/list-state.ts'

const NONE: readonly Article[] = []
/** One more than are shown, because the cluster itself may be among them. */
const MOST = 21

/** The clusters of a plan whose titles match a text, the most searched first; none for an empty text. */
export function useFoundClusters({ contentplan_id: contentplanId, id }: Article, text: string) {
  const { pattern, words } = readTextSearch(text)
  const query = useQuery(
    articlesApi.listAdvanced.queryOptions({
      input:
        text === ''
          ? skipToken
          : {
              contentplanId,
              ...(pattern !== null && { filter_title: pattern }),
              ...(words !== '' && { filter_title_words: words }),
              limit: MOST,
            },
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  const { data, error, refetch } = query
  useFollowPlan(contentplanId, articlesApi.listAdvanced.key({ input: { contentplanId } }))
  return {
    rows: data === undefined ? NONE : data.articles.filter((one) => one.id !== id).slice(0, MOST - 1),
    state: listStateOf(query),
    /** Why the server refuses the text, or null. */
    problem: statusOf(error) === 400 ? messageOf(error, '').replace('filter_title: ', '') : null,
    refetch: () => void refetch(),
  } as const
}
