import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { articlesApi, contentApi } from '#features/articles/web/index.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { writeFilter, type ContentView } from '../content-view.ts'
import { findPlace } from './find-place.ts'

interface QueueInput {
  contentplanId: number
  view: ContentView
  articleId: number
  onMove: (articleId: number) => void
}

/**
 * The articles of the list in its order, as they were when the first one was opened: one that is marked leaves the list,
 * but keeps its place here.
 */
export function useQueue({ contentplanId, view, articleId, onMove }: QueueInput) {
  const queryClient = useQueryClient()
  const [ids, setIds] = useState<readonly number[] | null>(null)
  const { data, isError, refetch } = useQuery(
    contentApi.list.queryOptions({
      input: { contentplanId, ...writeFilter(view), getIds: true, limit: 1 },
      enabled: ids === null,
      staleTime: 0,
      gcTime: 0,
    }),
  )
  if (ids === null && data !== undefined) setIds(data.ids)
  const hasFailed = ids === null && isError
  const tellFailed = () =>
    showSnackbar({
      text: 'The list could not be loaded, so there is no next article.',
      tone: 'warning',
      timeoutMs: null,
      about: 'the articles to be reviewed',
      action: { label: 'Try again', onSelect: () => void refetch() },
    })
  const tellAtOnce = useEffectEvent(tellFailed)
  useEffect(() => {
    if (hasFailed) tellAtOnce()
  }, [hasFailed])
  const found = findPlace(ids ?? [], articleId)
  const { next } = found
  useEffect(() => {
    if (next === null) return
    void queryClient.prefetchQuery(articlesApi.get.queryOptions({ input: { articleId: next, texts: false } }))
  }, [queryClient, next])
  // A second key may be pressed before the address names the article that the first one has asked for.
  const wanted = useRef(articleId)
  useEffect(() => {
    wanted.current = articleId
  }, [articleId])
  const move = (direction: 'next' | 'previous') => {
    if (hasFailed) return tellFailed()
    const id = findPlace(ids ?? [], wanted.current)[direction]
    if (id === null) return
    wanted.current = id
    onMove(id)
  }
  return { ...found, goToNext: () => move('next'), goToPrevious: () => move('previous') }
}

export type Queue = ReturnType<typeof useQueue>
