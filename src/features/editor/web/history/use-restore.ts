import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatCount } from '#ui/numbers.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { textsApi } from '../api.ts'
import type { TextPlace } from '../drafts/draft-store.ts'
import type { OpenText } from '../text/create-text.ts'

const UNDO_MS = 8_000
const FAILED = 'This version could not be restored. Please try again.'

interface RestoreInput {
  place: TextPlace
  text: OpenText
  onReplace: () => Promise<void>
  onDone: () => void
}

/** Makes an earlier version the newest one, and shows a message with a button that brings back the one before. */
export function useRestore({ place: { articleId, section }, text, onReplace, onDone }: RestoreInput) {
  const queryClient = useQueryClient()
  const restore = async (version: number) => {
    await onReplace()
    const before = text.read().base.version
    text.adopt(await textsApi.restore.call({ articleId, section, version, baseVersion: before }))
    void askAgain(queryClient, { queryKey: textsApi.list.key({ input: { articleId } }) })
    return before
  }
  const undo = async (version: number) => {
    try {
      await restore(version)
      showSnackbar({ text: 'Undone.', about: 'texts' })
    } catch (error) {
      showError(error, FAILED)
    }
  }
  return useMutation({
    mutationFn: restore,
    meta: { errorMessage: FAILED },
    onSuccess: (before, version) => {
      onDone()
      showSnackbar({
        text: `Version ${formatCount(version)} restored`,
        about: 'texts',
        timeoutMs: UNDO_MS,
        action: { label: 'Undo', onSelect: () => void undo(before) },
      })
    },
  })
}
