import type { keywordsMessage } from '#features/keywords/contract.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { overlapApi } from './api.ts'

/** Compares again when keywords of the plan come, go or move. */
export function useFollowOverlap(contentplanId: number): void {
  const queryKey = overlapApi.key()
  useRefreshOn<typeof keywordsMessage>('keywords', (told) => told.contentplanId === contentplanId, queryKey)
}
