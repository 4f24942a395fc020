import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#platform/web/api/api-error.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { changesApi } from '../api.ts'
import { describeUndone } from './describe-undone.ts'
import { NOT_UNDONE } from './show-change.ts'

/** Undoes one change at a time; the answer is shown until the next undo. */
export function useUndo(contentplanId: number) {
  const queryClient = useQueryClient()
  const undoing = useMutation({
    mutationFn: (changeId: number) => changesApi.undo.call({ contentplanId, changeId }),
    onSettled: () => askAgain(queryClient),
  })
  return {
    undo: (changeId: number) => undoing.mutate(changeId),
    undoing: undoing.isPending ? undoing.variables : null,
    answer: undoing.data ? describeUndone([undoing.data]) : null,
    problem: undoing.error && messageOf(undoing.error, NOT_UNDONE),
  }
}
