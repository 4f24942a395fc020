import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMessages } from '#platform/web/realtime/use-messages.ts'
import type { keywordsMessage } from '../contract.ts'

/** An import tells of every batch: whoever follows it does not race. */
const PAUSE_MS = 500

/** Asks again for everything under a key when keywords of the plan come, go or move: soon, and once for many changes. */
export function useFollowKeywords(contentplanId: number, queryKey: QueryKey): void {
  const queryClient = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  useMessages<typeof keywordsMessage>('keywords', (told) => {
    if (told.contentplanId !== contentplanId) return
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void queryClient.invalidateQueries({ queryKey }), PAUSE_MS)
  })
}
