import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Outgoing } from '#platform/contract/message.ts'
import { askAgain } from '../api/ask-again.ts'
import { useMessages } from './use-messages.ts'
import { useSoon } from './use-soon.ts'

/** Fetches everything under a query key again after a message about a change: soon, and once for many messages. */
export function useRefreshOn<Sent extends Outgoing>(
  name: Sent['name'],
  isMeant: (data: z.output<Sent['data']>) => boolean,
  queryKey: QueryKey,
): void {
  const queryClient = useQueryClient()
  const askSoon = useSoon(() => askAgain(queryClient, { queryKey }))
  useMessages<Sent>(name, (data) => {
    if (isMeant(data)) askSoon()
  })
}
