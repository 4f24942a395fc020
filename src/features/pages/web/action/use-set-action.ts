import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ACTION_NAMES, type Action } from '#features/advice/rules.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { pagesApi, type Page } from '../api.ts'

/** Chooses what to do with a page, or with null leaves it to the suggestion; shows a message with undo. */
export function useSetAction(contentplanId: number, page: Pick<Page, 'page_id' | 'action'>) {
  const queryClient = useQueryClient()
  const set = (pageAction: Action | null) =>
    pagesApi.change.call({ contentplanId, pageIds: [page.page_id], action: 'setPageAction', pageAction })
  const undoTo = async (before: Action | null) => {
    try {
      await set(before)
      showSnackbar({ text: 'Undone.', about: 'changes' })
    } catch (error) {
      showError(error, 'This could not be undone. Please try again.')
    }
    await askAgain(queryClient)
  }
  return useMutation({
    mutationFn: set,
    meta: { errorMessage: 'The action could not be saved. Please try again.' },
    onMutate: () => page.action,
    onSuccess: (_answer, pageAction, before) =>
      showSnackbar({
        text: pageAction === null ? 'Left to the suggestion' : `Chosen: ${ACTION_NAMES[pageAction]}`,
        about: 'changes',
        action: { label: 'Undo', onSelect: () => void undoTo(before) },
      }),
    // The choice stays shown until the page is read again.
    onSettled: () => askAgain(queryClient),
  })
}
