import { fetchTicket } from '#features/accounts/web/index.ts'
import { keepLive } from '#platform/web/realtime/live.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Keeps a live connection from the first signed-in screen until the session ends. */
export function useLive(): void {
  const queryClient = useQueryClient()
  useEffect(() => keepLive({ queryClient, fetchTicket }), [queryClient])
}
