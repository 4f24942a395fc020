import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { articlesApi, contentApi } from '#features/articles/web/index.ts'
import { writeFilter, type ContentView } from '../content-view.ts'
import { findPlace } from './find-place.ts'

interface QueueInput {
  contentplanId: number
  view: ContentView
  articleId: number
}

/**
 * The articles of the list in its order, as they were when the first one was opened: one that is marked leaves the list,
 * but keeps its place here.
 */
export function useQueue({ contentplanId, view, articleId }: QueueInput) {
  const queryClient = useQueryClient()
  const [ids, setIds] = useState<readonly number[] | null>(null)
  const { data } = useQuery(
    contentApi.list.queryOptions({
      input: { contentplanId, ...writeFilter(view), getIds: true, limit: 1 },
      enabled: ids === null,
      staleTime: 0,
      gcTime: 0,
    }),
  )
  if (ids === null && data !== undefined) setIds(data.ids)
  const found = findPlace(ids ?? [], articleId)
  const { next } = found
  useEffect(() => {
    if (next === null) return
    void queryClient.prefetchQuery(articlesApi.get.queryOptions({ input: { articleId: next, texts: false } }))
  }, [queryClient, next])
  return found
}
