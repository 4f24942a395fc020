import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showChange, driftApi, type DriftedKeyword } from '#features/articles/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatNoun } from '#ui/numbers.ts'
import { useSelectedRows } from '#ui/table/use-selected-rows.ts'
import type { useDriftList } from './use-drift-list.ts'

/** The selected keywords, and moving them, or those of the whole page when none is selected. */
export function useMoveDrifted({ place, found }: ReturnType<typeof useDriftList>) {
  const selection = useSelectedRows(found.rows)
  const following = useFollowDrift(place.contentplanId)
  const isNoneSelected = selection.rows.length === 0
  const move = (rows: readonly DriftedKeyword[]) =>
    following.mutate(
      rows.map(({ id }) => id),
      { onSuccess: selection.clear },
    )
  return {
    selection,
    isMoving: following.isPending,
    isMovingPage: following.isPending && isNoneSelected,
    canMovePage: found.state === 'ready' && found.rows.length > 0 && isNoneSelected,
    move: () => move(selection.rows),
    movePage: () => move(found.rows),
  }
}

/** Moves keywords to the clusters they have drifted to, and shows a message with undo. */
function useFollowDrift(contentplanId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (keywordIds: number[]) => driftApi.follow.call({ contentplanId, keywordIds }),
    meta: { errorMessage: 'The keywords could not be moved. Please try again.' },
    onSuccess: ({ changed, changeId }) => {
      const text =
        changeId === null
          ? 'Nothing was left to move: these keywords fit their clusters again.'
          : `${formatNoun(changed, 'keyword', 'keywords')} moved`
      showChange(queryClient, { contentplanId, changeIds: [changeId], text })
    },
    onSettled: () => askAgain(queryClient),
  })
}
