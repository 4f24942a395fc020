import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showChange, type Article } from '#features/articles/web/index.ts'
import { MOST_PAGES_AT_ONCE } from '#features/pages/rules.ts'
import { pagesApi } from '#features/pages/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatNoun } from '#ui/numbers.ts'

interface LockInput {
  clusters: readonly Article[]
  isOn: boolean
}

/** Locks or unlocks the matches of clusters with their pages; shows a message with undo. */
export function useLockMatches(contentplanId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ clusters, isOn }: LockInput) => {
      const ids = clusters.flatMap(({ page_id: id }) => id ?? [])
      const done = { changed: 0, changeIds: Array.of<number | null>() }
      for (let at = 0; at < ids.length; at += MOST_PAGES_AT_ONCE) {
        const pageIds = ids.slice(at, at + MOST_PAGES_AT_ONCE)
        // oxlint-disable-next-line no-await-in-loop -- parts of one change, in order
        const answer = await pagesApi.change.call({ contentplanId, pageIds, action: 'toggleLock', isOn })
        if (!('changed' in answer)) continue
        done.changed += answer.changed
        done.changeIds.push(answer.changeId)
      }
      return done
    },
    meta: { errorMessage: 'The matches could not be changed. Please try again.' },
    onSuccess: ({ changed, changeIds }, { isOn }) =>
      showChange(queryClient, {
        contentplanId,
        changeIds,
        text:
          changed === 0
            ? 'Nothing was left to change'
            : `${formatNoun(changed, 'match', 'matches')} ${isOn ? 'locked' : 'unlocked'}`,
      }),
    onSettled: () => askAgain(queryClient),
  })
}
