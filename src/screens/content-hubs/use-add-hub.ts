import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { hubsApi, type Hub } from '#features/hubs/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { nameHub } from './name-hub.ts'

/** Adds a hub without a description whose name is edited next (F-102). */
export function useAddHub(contentplanId: number, hubs: readonly Hub[]) {
  const queryClient = useQueryClient()
  const [addedId, setAddedId] = useState<number | null>(null)
  const adding = useMutation({
    mutationFn: async (name: string) => {
      const { id } = await hubsApi.create.call({ contentplanId, name, description: '' })
      await askAgain(queryClient, { queryKey: hubsApi.key() })
      return id
    },
    meta: { errorMessage: 'Failed to create new hub' },
    onSuccess: setAddedId,
  })
  return {
    adding,
    /** The hub whose name is to be edited at once. */
    addedId,
    add: () => adding.mutate(nameHub(hubs.map(({ name }) => name))),
    forget: useCallback(() => setAddedId(null), []),
  }
}
