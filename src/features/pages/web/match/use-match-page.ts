import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showChange } from '#features/articles/web/index.ts'
import { pagesApi } from '../api.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { describeMatched, type MatchChange } from './describe-match.ts'

interface MatchInput {
  pageId: number
  change: MatchChange
}

/**
 * Matches a page with a cluster, takes it away, locks and unlocks the match, and excludes the page; each shows a message
 * with undo.
 */
export function useMatchPage(contentplanId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ pageId, change }: MatchInput) => {
      const of = { contentplanId, pageIds: [pageId] }
      if (change.action === 'toggleLock')
        return pagesApi.change.call({ ...of, action: 'toggleLock', isOn: !change.isLocked })
      if (change.action === 'exclude') return pagesApi.change.call({ ...of, action: 'exclude' })
      const articleId = change.action === 'match' ? change.cluster.id : null
      return pagesApi.change.call({ ...of, action: 'setPageArticle', articleId })
    },
    meta: { errorMessage: 'The match could not be changed. Please try again.' },
    onSuccess: (answer, { change }) => {
      const changeId = 'changeId' in answer ? answer.changeId : null
      const takenFrom = 'takenFrom' in answer ? answer.takenFrom : null
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text: changeId === null ? 'Nothing was left to change' : describeMatched(change, takenFrom),
      })
    },
    onSettled: () => askAgain(queryClient),
  })
}
