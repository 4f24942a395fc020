import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showChange, type Article } from '#features/articles/web/index.ts'
import { keywordsApi } from '#features/keywords/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatNoun } from '#ui/numbers.ts'

interface TakeInput {
  /** Add them to the cluster, or make excluded ones inactive. */
  how: 'add' | 'include'
  keywordIds: number[]
}

/** Takes keywords that are in no cluster; shows a message with undo. */
export function useTakeKeywords(contentplanId: number, { id: toArticleId }: Pick<Article, 'id'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ how, keywordIds }: TakeInput) =>
      keywordsApi.change.call({
        contentplanId,
        keywordIds,
        ...(how === 'add' ? { action: 'move', toArticleId } : { excluded: false }),
      }),
    meta: { errorMessage: 'The keywords could not be changed. Please try again.' },
    // Several keywords can be pressed one after the other.
    scope: { id: `take keywords ${toArticleId}` },
    onSuccess: ({ changed, changeId }, { how }) =>
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text:
          changed === 0
            ? 'Nothing was left to change'
            : `${formatNoun(changed, 'keyword', 'keywords')} ${how === 'add' ? 'added to this cluster' : 'no longer excluded'}`,
      }),
    onSettled: () => askAgain(queryClient),
  })
}
