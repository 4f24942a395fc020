import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { messageOf, statusOf } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import type { keywordsMessage } from '../../contract.ts'
import { keywordsApi, type Keyword, type Place } from '../api.ts'
import { writeFilter, type KeywordsView } from './keywords-view.ts'

/** An import tells of every batch: the list follows it, but does not race. */
const REFRESH_PAUSE_MS = 500
const NONE: readonly Keyword[] = []

/** One page of a plan's keywords and the counts of its tabs, fresh whenever the server says that they changed. */
export function useKeywords(place: Place, view: KeywordsView) {
  const { contentplanId } = place
  const { page, pageSize } = view
  const input = { ...place, ...writeFilter(view), page, limit: pageSize }
  const { data, error, isPlaceholderData, isPending, refetch } = useQuery(
    keywordsApi.list.queryOptions({
      input,
      placeholderData: keepPreviousData,
      meta: { followsMessages: true },
    }),
  )
  const refresh = useRefresh(contentplanId)
  useMessages<typeof keywordsMessage>('keywords', (told) => {
    if (told.contentplanId === contentplanId) refresh()
  })
  return {
    rows: data?.keywords ?? NONE,
    counts: data?.keywordCounts ?? null,
    state: listState({ hasData: data !== undefined, isPending, isPlaceholderData }),
    /** Why the text cannot be searched for; null: it can. */
    textProblem: statusOf(error) === 400 ? messageOf(error, '').replace(/^q: /, '') : null,
    queryKey: keywordsApi.list.queryKey({ input }),
    refetch: () => void refetch(),
  } as const
}

/** Asks for the lists of a plan again, soon, and once for many calls. */
export function useRefresh(contentplanId: number): () => void {
  const queryClient = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return useCallback(() => {
    clearTimeout(waiting.current)
    const queryKey = keywordsApi.list.key({ input: { contentplanId } })
    waiting.current = setTimeout(() => void queryClient.invalidateQueries({ queryKey }), REFRESH_PAUSE_MS)
  }, [queryClient, contentplanId])
}

function listState(now: { hasData: boolean; isPending: boolean; isPlaceholderData: boolean }) {
  if (now.isPending) return 'loading'
  if (!now.hasData) return 'error'
  return now.isPlaceholderData ? 'refreshing' : 'ready'
}
