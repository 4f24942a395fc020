import { useQueryClient } from '@tanstack/react-query'
import { hubsApi, type Hub } from '#features/hubs/web/index.ts'

/** Saves the description of a hub, and keeps it in the list of hubs. Earlier texts stay in the history of changes. */
export function useSaveDescription({ id, contentplan_id: contentplanId }: Hub) {
  const queryClient = useQueryClient()
  return async (description: string, { isLast }: { isLast: boolean }): Promise<void> => {
    await hubsApi.change.call(
      { contentplanId, action: 'updateDescription', topicIds: [id], description },
      { context: { outlivesPage: isLast } },
    )
    queryClient.setQueryData(hubsApi.list.queryKey({ input: { contentplanId } }), (hubs) =>
      hubs?.map((hub) => (hub.id === id ? { ...hub, description } : hub)),
    )
  }
}
