import type { QueryClient } from '@tanstack/react-query'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatNoun } from '#ui/numbers.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { changesApi } from '../api.ts'

const UNDO_MS = 8000

interface MadeChanges {
  contentplanId: number
  changeIds: readonly number[]
}

interface ShownChange extends Pick<MadeChanges, 'contentplanId'> {
  /** Null for a request that changed nothing. */
  changeIds: readonly (number | null)[]
  text: string
  /** Leads to what was created. A message with a link stays until it is closed. */
  link?: { label: string; href: string }
}

/** Shows a message about changes that were just made, with a button to undo them. */
export function showChange(
  queryClient: QueryClient,
  { contentplanId, changeIds, text, link }: ShownChange,
): void {
  const made = changeIds.filter((id) => id !== null)
  const onSelect = () => void undoChanges(queryClient, { contentplanId, changeIds: made })
  showSnackbar({
    text,
    about: link === undefined ? 'changes' : 'new cluster',
    timeoutMs: link === undefined ? UNDO_MS : null,
    ...(link && { tone: 'good', link }),
    ...(made.length > 0 && { action: { label: 'Undo', onSelect } }),
  })
}

/** Undoes changes, and shows how many keywords could not be restored. */
async function undoChanges(
  queryClient: QueryClient,
  { contentplanId, changeIds }: MadeChanges,
): Promise<void> {
  showSnackbar({ text: 'Taking it back…', tone: 'info', about: 'changes', timeoutMs: null })
  try {
    const answers = await Promise.all(
      changeIds.map((changeId) => changesApi.undo.call({ contentplanId, changeId })),
    )
    const kept = answers.reduce((sum, answer) => sum + answer.kept, 0)
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
