import { useQuery } from '@tanstack/react-query'
import type { runMessage } from '#features/trackers/contract.ts'
import { useRefreshOn } from '#platform/web/realtime/use-refresh-on.ts'
import { blogApi } from './api.ts'

/** The blog of a plan. It is asked for again when a run of the plan begins or ends. */
export function useBlog(contentplanId: number) {
  const input = { contentplanId }
  const isOfPlan = (message: Record<string, unknown>) => message['contentplanId'] === contentplanId
  useRefreshOn<typeof runMessage>('run', isOfPlan, blogApi.getSettings.key({ input }))
  return useQuery(blogApi.getSettings.queryOptions({ input, meta: { followsMessages: true } }))
}
