import { useQuery } from '@tanstack/react-query'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import type { runMessage } from '#features/trackers/contract.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { hubsApi } from './api.ts'

/** The hubs of a plan, kept up to date while they change or are built. */
export function useHubs(contentplanId: number) {
  const input = { contentplanId }
  const queryKey = hubsApi.list.key({ input })
  useFollowPlan(contentplanId, queryKey)
  useRefreshOn<typeof runMessage>('run', (message) => message['contentplanId'] === contentplanId, queryKey)
  return useQuery(hubsApi.list.queryOptions({ input, meta: { followsMessages: true } }))
}
