import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { MOST_ARTICLES_PER_PAGE } from '#features/articles/rules.ts'
import { articlesApi } from '#features/articles/web/index.ts'
import type { OpenKeywords } from './lines.ts'

/** The clusters whose keywords are shown below them, with these keywords. */
export function useOpenClusters(contentplanId: number) {
  const [ids, setIds] = useState<readonly number[]>([])
  const toggle = useCallback(
    (id: number) =>
      setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    [],
  )
  const { data, isError } = useQuery(
    articlesApi.listAdvanced.queryOptions({
      input: {
        contentplanId,
        filter_only: [...ids],
        getKeywords: '1',
        straightReturn: '1',
        limit: MOST_ARTICLES_PER_PAGE,
      },
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  const open = useMemo(() => {
    const found = Map.groupBy(data?.keywords ?? [], ({ article_id: articleId }) => articleId)
    const known = new Set(data?.articles.map(({ id }) => id))
    const waiting = isError ? 'failed' : 'loading'
    return new Map<number, OpenKeywords>(
      ids.map((id) => [id, known.has(id) ? (found.get(id) ?? []) : waiting]),
    )
  }, [ids, data, isError])
  return { open, toggle }
}
