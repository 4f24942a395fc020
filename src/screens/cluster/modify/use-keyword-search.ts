import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keywordsApi, readTextSearch, type Keyword } from '#features/keywords/web/index.ts'
import { listStateOf } from '#ui/table/list-state.ts'
import { listEntries } from './keyword-entries.ts'

const NONE: readonly Keyword[] = []
/** K-04: the smallest page of a keyword list. */
const PAGE_SIZE = 100

/** Searches the plan's keywords, the most searched first. An empty text sends no request. */
export function useKeywordSearch({
  contentplanId,
  articleId,
  text,
}: {
  contentplanId: number
  articleId: number
  text: string
}) {
  const { pattern, words } = readTextSearch(text)
  const isPattern = pattern !== null
  const enabled = text !== ''
  const list = useQuery(
    keywordsApi.list.queryOptions({
      input: { contentplanId, ...(isPattern ? { q: pattern } : { words }), limit: PAGE_SIZE, page: 1 },
      enabled,
      meta: { followsMessages: true },
    }),
  )
  const same = useQuery(
    keywordsApi.find.queryOptions({
      input: { contentplanId, keyword: text },
      enabled: enabled && !isPattern,
      meta: { followsMessages: true },
    }),
  )
  useFollowPlan(contentplanId, keywordsApi.list.key({ input: { contentplanId } }))
  useFollowPlan(contentplanId, keywordsApi.find.key({ input: { contentplanId } }))
  const found = list.data?.keywords ?? NONE
  const exact = same.data?.keyword ?? null
  const rows = useMemo(
    () =>
      isPattern
        ? listEntries({ text: '', found, exact: null, articleId })
        : listEntries({ text, found, exact, articleId }),
    [text, isPattern, found, exact, articleId],
  )
  const queries = isPattern ? [list] : [list, same]
  return {
    rows,
    /** Number of keywords found that are not in `rows`, which are the least searched. */
    leftOut: Math.max(0, (list.data?.keywordCounts.filteredCount ?? 0) - found.length),
    state: listStateOf(...queries),
    refetch: () => {
      for (const query of queries) void query.refetch()
    },
  } as const
}
