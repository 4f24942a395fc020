import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import { KEYWORD_SORT_COLUMNS } from '#features/keywords/rules.ts'
import { keywordsApi, wholeKeywords, type Keyword } from '#features/keywords/web/index.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import type { Sort } from '#ui/table/SortHeader.tsx'
import type { ArticleKeyword } from './KeywordColumns.tsx'

const NONE: readonly Keyword[] = []

export const FIRST_SORT: Sort = { key: 'estimated_search_volume', direction: 'descending' }

/** The sort for a cluster that the server sorts because it has several pages; it does not know what is shared. */
export function readSort(sort: Sort): Sort {
  return KEYWORD_SORT_COLUMNS.some((column) => column === sort.key) ? sort : FIRST_SORT
}

/** One page of a cluster's keywords. The number of results shared with the main keyword is loaded by a second query. */
export function useArticleKeywords(
  { id: articleId, contentplan_id: contentplanId, main_keyword_id: mainKeywordId }: Article,
  { sort, page }: { sort: Sort; page: number },
) {
  const list = useQuery(
    keywordsApi.listOfArticle.queryOptions({
      input: {
        articleId,
        page,
        sortColumn: KEYWORD_SORT_COLUMNS.find((column) => column === sort.key) ?? 'estimated_search_volume',
        sortDirection: sort.direction === 'ascending' ? 'asc' : 'desc',
      },
      select: wholeKeywords,
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  const { data, refetch } = list
  const { data: similar } = useQuery(
    keywordsApi.listSimilar.queryOptions({
      input: { keywordId: mainKeywordId ?? 0, articleId },
      enabled: mainKeywordId !== null,
    }),
  )
  useFollowPlan(contentplanId, keywordsApi.listOfArticle.key({ input: { articleId } }))
  useFollowPlan(contentplanId, keywordsApi.listSimilar.key({ input: { articleId } }))
  const keywords = data?.keywords ?? NONE
  const rows = useMemo<readonly ArticleKeyword[]>(() => {
    const shared = new Map(similar?.keywords.map(({ id, score }) => [id, score]))
    return keywords.map((row) => ({ ...row, score: shared.get(row.id) ?? null }))
  }, [keywords, similar])
  return {
    rows,
    total: data?.total ?? 0,
    state: listStateOf(list),
    refetch: () => void refetch(),
  } as const
}
