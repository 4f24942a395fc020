import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { keywordsApi } from '../api.ts'

const UNDO_MS = 10_000

/** Undoes an import, and shows how many keywords were removed, how many had to stay, and a button to undo that. */
function useUndoImport(contentplanId: number) {
  const queryClient = useQueryClient()
  const restoring = useMutation({
    mutationFn: (importId: number) => keywordsApi.restoreImport.call({ contentplanId, importId }),
    meta: { errorMessage: 'The keywords could not be restored. Please try again.' },
    onSuccess: async ({ restored }) => {
      showSnackbar({ text: describeRestored(restored), tone: 'info', about: 'keywords' })
      await askAgain(queryClient, { queryKey: keywordsApi.key() })
    },
  })
  const undoing = useMutation({
    mutationFn: (importId: number) => keywordsApi.undoImport.call({ contentplanId, importId }),
    meta: { errorMessage: 'The import could not be undone. Please try again.' },
    onSuccess: async (answer, importId) => {
      showSnackbar({
        text: describeUndone(answer),
        tone: 'info',
        about: 'keywords',
        timeoutMs: UNDO_MS,
        ...(answer.removed > 0 && {
          action: { label: 'Undo the undo', onSelect: () => restoring.mutate(importId) },
        }),
      })
      await askAgain(queryClient, { queryKey: keywordsApi.key() })
    },
  })
  return (importId: number) => undoing.mutate(importId)
}

interface Saved {
  importId: number
  added: number
  joined: number
  skipped: number
}

/** Shows the result of an import, with a button to undo it. */
export function useReportImport(contentplanId: number): (saved: Saved) => void {
  const undo = useUndoImport(contentplanId)
  return (saved) =>
    showSnackbar({
      text: describeSaved(saved),
      tone: 'good',
      about: 'keywords',
      timeoutMs: UNDO_MS,
      ...(saved.added > 0 && { action: { label: 'Undo', onSelect: () => undo(saved.importId) } }),
    })
}

/** "1,200 keywords added, 14 joined with known ones, 3 skipped". */
export function describeSaved({ added, joined, skipped }: Omit<Saved, 'importId'>): string {
  const parts = [
    `${formatNoun(added, 'keyword', 'keywords')} added`,
    ...(joined > 0 ? [`${formatCount(joined)} joined with known ones`] : []),
    ...(skipped > 0 ? [`${formatCount(skipped)} skipped`] : []),
  ]
  return parts.join(', ')
}

/** "Undone. 1,200 keywords are back." */
export function describeRestored(restored: number): string {
  return `Undone. ${formatNoun(restored, 'keyword is', 'keywords are')} back.`
}

/** "1,200 keywords removed. 14 stay: 10 in a cluster, 4 imported again since." */
export function describeUndone(answer: {
  removed: number
  kept: { reason: string; count: number }[]
}): string {
  const removed = `${formatNoun(answer.removed, 'keyword', 'keywords')} removed`
  const count = answer.kept.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return removed
  const reasons = answer.kept.map((one) => `${formatCount(one.count)} ${one.reason}`).join(', ')
  return `${removed}. ${formatCount(count)} stay: ${reasons}.`
}
