import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showChange } from '#features/articles/web/index.ts'
import { hubsApi } from '#features/hubs/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'

/** Creates and changes hubs. What changes clusters, too, is told to the screen. */
export function useHubChanges(contentplanId: number, onChanged: () => void) {
  const queryClient = useQueryClient()
  const show = (changeId: number | null, text: string) => {
    showChange(queryClient, { contentplanId, changeIds: [changeId], text })
    void askAgain(queryClient)
  }
  const create = useMutation({
    mutationFn: (name: string) => hubsApi.create.call({ contentplanId, name }),
    onSuccess: () => {
      showSnackbar({ text: 'Hub created', about: 'changes' })
      void askAgain(queryClient)
    },
  })
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      hubsApi.change.call({ contentplanId, action: 'rename', topicIds: [id], name }),
    onSuccess: ({ changeId }) => show(changeId, 'Hub renamed'),
  })
  const remove = useMutation({
    mutationFn: ({ id, action }: { id: number; action: 'delete' | 'exclude' }) =>
      hubsApi.change.call({ contentplanId, action, topicIds: [id] }),
    meta: { errorMessage: 'The hub could not be changed. Please try again.' },
    onSuccess: ({ changeId }, { action }) => {
      show(
        changeId,
        action === 'delete' ? 'Hub deleted, clusters kept' : 'Hub and clusters deleted, keywords excluded',
      )
      onChanged()
    },
  })
  return { create, rename, remove }
}
