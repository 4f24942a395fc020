import type { QueryClient } from '@tanstack/react-query'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showError } from '#ui/snackbar/show-error.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { changesApi, type UndoneChange } from '../api.ts'
import { describeUndone } from './describe-undone.ts'

const UNDO_MS = 8000
const NOT_UNDONE = 'This could not be undone. Please try again.'

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
  /** The word on the button. */
  action?: string
}

/** Shows a message about changes that were just made, with a button to undo them. */
export function showChange(
  queryClient: QueryClient,
  { contentplanId, changeIds, text, link, action = 'Undo' }: ShownChange,
): void {
  const made = changeIds.filter((id) => id !== null)
  const onSelect = () => void undoChanges(queryClient, { contentplanId, changeIds: made })
  showSnackbar({
    text,
    about: link === undefined ? 'changes' : 'new cluster',
    timeoutMs: link === undefined ? UNDO_MS : null,
    ...(link && { tone: 'good', link }),
    ...(made.length > 0 && { action: { label: action, onSelect } }),
  })
}

/** Undoes changes, the last one first, and offers to undo that in turn. */
async function undoChanges(
  queryClient: QueryClient,
  { contentplanId, changeIds }: MadeChanges,
): Promise<void> {
  showSnackbar({ text: 'Undoing…', tone: 'info', about: 'changes', timeoutMs: null })
  const answers: UndoneChange[] = []
  try {
    for (const changeId of changeIds.toReversed())
      // oxlint-disable-next-line no-await-in-loop -- parts of one change, which were made in order
      answers.push(await changesApi.undo.call({ contentplanId, changeId }))
    showUndone(queryClient, { contentplanId, answers })
  } catch (error) {
    showError(error, NOT_UNDONE)
  }
  await askAgain(queryClient)
}

/** Shows what undoing changes did, with a button that undoes it. */
function showUndone(
  queryClient: QueryClient,
  { contentplanId, answers }: { contentplanId: number; answers: readonly UndoneChange[] },
): void {
  showChange(queryClient, {
    contentplanId,
    changeIds: answers.map((answer) => answer.changeId),
    text: describeUndone(answers),
    action: 'Undo the undo',
  })
}
