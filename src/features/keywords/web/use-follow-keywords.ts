import type { QueryKey } from '@tanstack/react-query'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import type { keywordsMessage } from '../contract.ts'

/** Asks again for everything under a key when keywords of the plan come, go or move. */
export function useFollowKeywords(contentplanId: number, queryKey: QueryKey): void {
  useRefreshOn<typeof keywordsMessage>('keywords', (told) => told.contentplanId === contentplanId, queryKey)
}
