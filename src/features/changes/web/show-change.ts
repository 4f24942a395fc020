import type { QueryClient } from '@tanstack/react-query'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatNoun } from '#ui/numbers.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { changesApi } from './api.ts'

const UNDO_MS = 8000

interface Named {
  contentplanId: number
  changeId: number
}

/** Tells of a change that was just made, with the way back; without one where nothing changed. */
export function showChange(
  queryClient: QueryClient,
  { contentplanId, changeId, text }: { contentplanId: number; changeId: number | null; text: string },
): void {
  showSnackbar({
    text,
    about: 'changes',
    timeoutMs: UNDO_MS,
    ...(changeId !== null && {
      action: { label: 'Undo', onSelect: () => void undoChange(queryClient, { contentplanId, changeId }) },
    }),
  })
}

/** Takes a change back, and says what had to stay. */
export async function undoChange(
  queryClient: QueryClient,
  { contentplanId, changeId }: Named,
): Promise<void> {
  try {
    const { kept } = await changesApi.undo.call({ contentplanId, changeId })
    showSnackbar({ text: describeUndone(kept), tone: 'info', about: 'changes' })
  } catch (error) {
    showError(error, 'This could not be taken back. Please try again.')
  }
  await askAgain(queryClient)
}

export function describeUndone(kept: number): string {
  if (kept === 0) return 'Taken back'
  const stay = formatNoun(kept, 'keyword stays as it is: it was', 'keywords stay as they are: they were')
  return `Taken back. ${stay} changed since.`
}
