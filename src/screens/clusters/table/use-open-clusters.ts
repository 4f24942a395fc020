import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { articlesApi, type ListedKeyword } from '#features/articles/web/index.ts'
import type { OpenKeywords } from './lines.ts'

/** The clusters whose keywords are shown below them, with these keywords. */
export function useOpenClusters(contentplanId: number) {
  const [ids, setIds] = useState<readonly number[]>([])
  const toggle = useCallback(
    (id: number) =>
      setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    [],
  )
  const found = useQueries({
    queries: ids.map((id) =>
      articlesApi.listAdvanced.queryOptions({
        input: { contentplanId, filter_only: [id], getKeywords: '1', straightReturn: '1', limit: 1 },
        meta: { followsMessages: true },
      }),
    ),
    combine: collectKeywords,
  })
  const open = useMemo(
    () => new Map<number, OpenKeywords>(ids.map((id, index) => [id, found[index] ?? 'loading'])),
    [ids, found],
  )
  return { open, toggle }
}

type Answer = UseQueryResult<{ keywords: ListedKeyword[] }>

function collectKeywords(answers: readonly Answer[]): readonly OpenKeywords[] {
  return answers.map(({ data, isError }) => data?.keywords ?? (isError ? 'failed' : 'loading'))
}
