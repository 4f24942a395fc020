import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { hubsApi } from '../api.ts'
import { startIfFree, type FreeStart } from '../building/use-build.ts'
import { showUnlessTaken } from '../changing/taken-name.ts'

export interface BuiltHub extends FreeStart {
  topicId: number
  name: string
}

/** Creates a hub of seed keywords, and builds it if that costs nothing (E-50). */
export function useCreateBuilt(contentplanId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (hub: { name: string; tags: readonly string[] }): Promise<BuiltHub> => {
      const { name, tags } = hub
      const { id } = await hubsApi.create.call({ contentplanId, name, tags: [...tags] })
      return { topicId: id, name, ...(await startIfFree(queryClient, { contentplanId, topicId: id })) }
    },
    onError: (error) => showUnlessTaken(error, 'Failed to create new hub'),
    onSuccess: () => void askAgain(queryClient, { queryKey: hubsApi.key() }),
  })
}
