import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import type { Outgoing } from '#platform/contract/message.ts'
import { askAgain } from '../api/ask-again.ts'
import { useMessages } from './use-messages.ts'

/** An import tells of every batch: whoever follows it does not race. */
const PAUSE_MS = 500

/** Asks again for everything under a key when a message tells of a change: soon, and once for many changes. */
export function useRefreshOn<Sent extends Outgoing>(
  name: Sent['name'],
  isMeant: (data: z.output<Sent['data']>) => boolean,
  queryKey: QueryKey,
): void {
  const queryClient = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  useMessages<Sent>(name, (told) => {
    if (!isMeant(told)) return
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void askAgain(queryClient, { queryKey }), PAUSE_MS)
  })
}
