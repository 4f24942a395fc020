import { useQuery } from '@tanstack/react-query'
import { useFollowPlan } from '#features/contentplans/web/index.ts'
import { hubsApi } from './api.ts'

/** The hubs of a plan, by name; loaded again when the server reports a change. */
export function useHubs(contentplanId: number) {
  useFollowPlan(contentplanId, hubsApi.list.key({ input: { contentplanId } }))
  return useQuery(hubsApi.list.queryOptions({ input: { contentplanId }, meta: { followsMessages: true } }))
}
