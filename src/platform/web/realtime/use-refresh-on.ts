import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import type { Outgoing } from '#platform/contract/message.ts'
import { askAgain } from '../api/ask-again.ts'
import { useMessages } from './use-messages.ts'

/** An import sends a message for every batch; the pause makes one request of many messages. */
const PAUSE_MS = 500

/** Fetches everything under a query key again after a message about a change: soon, and once for many messages. */
export function useRefreshOn<Sent extends Outgoing>(
  name: Sent['name'],
  isMeant: (data: z.output<Sent['data']>) => boolean,
  queryKey: QueryKey,
): void {
  const queryClient = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  useMessages<Sent>(name, (data) => {
    if (!isMeant(data)) return
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void askAgain(queryClient, { queryKey }), PAUSE_MS)
  })
}
