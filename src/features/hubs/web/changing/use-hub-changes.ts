import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showChange } from '#features/articles/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { hubsApi } from '../api.ts'
import { showUnlessTaken } from './taken-name.ts'

export type HubChanges = ReturnType<typeof useHubChanges>

/** Creates and changes hubs. What changes clusters, too, is told to the screen. */
export function useHubChanges(contentplanId: number, onChanged?: () => void) {
  const queryClient = useQueryClient()
  const show = (changeId: number | null, text: string) => {
    showChange(queryClient, { contentplanId, changeIds: [changeId], text })
    void askAgain(queryClient)
  }
  const create = useMutation({
    mutationFn: (name: string) => hubsApi.create.call({ contentplanId, name }),
    onError: (error) => showUnlessTaken(error, 'Failed to create new hub'),
    onSuccess: () => {
      showSnackbar({ text: 'Hub created', about: 'changes' })
      void askAgain(queryClient)
    },
  })
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      hubsApi.change.call({ contentplanId, action: 'rename', topicIds: [id], name }),
    onError: (error) => showUnlessTaken(error, 'Failed to save hub name'),
    onSuccess: ({ changeId }) => show(changeId, 'Hub renamed'),
  })
  const remove = useMutation({
    mutationFn: ({ id, action }: { id: number; action: 'delete' | 'exclude' }) =>
      hubsApi.change.call({ contentplanId, action, topicIds: [id] }),
    onError: (error, { action }) =>
      showError(
        error,
        action === 'delete' ? 'Failed to delete hub' : 'The hub could not be changed. Please try again.',
      ),
    onSuccess: ({ changeId }, { action }) => {
      show(
        changeId,
        action === 'delete' ? 'Hub deleted, clusters kept' : 'Clusters of the hub deleted, keywords excluded',
      )
      onChanged?.()
    },
  })
  return { create, rename, remove }
}
