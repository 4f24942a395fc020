import type { QueryKey } from '@tanstack/react-query'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import type { planChanged } from '../contract.ts'

/** Fetches the queries under a key again when the plan's keywords or clusters change. */
export function useFollowPlan(contentplanId: number, queryKey: QueryKey): void {
  useRefreshOn<typeof planChanged>('keywords', (message) => message.contentplanId === contentplanId, queryKey)
}
