import { skipToken, useQuery } from '@tanstack/react-query'
import { articlesApi, type Article } from '#features/articles/web/index.ts'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { readTextSearch } from '#features/keywords/web/index.ts'
import { fieldProblemOf } from '#platform/web/api/error-details.ts'
import { listStateOf } from '#ui/table/list-state.ts'

const NONE: readonly Article[] = []
const MOST = 20

/** The other clusters of a plan whose titles match a text, the most searched first; none for an empty text. */
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
              filter_except: id,
              limit: MOST,
            },
      meta: { followsMessages: true },
    }),
  )
  const { data, error, refetch } = query
  useFollowPlan(contentplanId, articlesApi.listAdvanced.key({ input: { contentplanId } }))
  const rows = data?.articles ?? NONE
  return {
    rows,
    /** Number of clusters found that are not in `rows`, which are the least searched. */
    leftOut: (data?.total ?? 0) - rows.length,
    state: listStateOf(query),
    /** Why the server refuses the text, or null. */
    problem: fieldProblemOf(error, (name) => name.startsWith('filter_title')),
    refetch: () => void refetch(),
  } as const
}
