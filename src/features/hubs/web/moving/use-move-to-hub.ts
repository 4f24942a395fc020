import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changesApi, showChange } from '#features/articles/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { formatNoun } from '#ui/numbers.ts'
import type { HubTarget } from './hub-options.ts'
import { resolveHub } from './resolve-hub.ts'

interface MoveInput {
  articleIds: readonly number[]
  target: HubTarget
}

/** Moves clusters to a hub, which is made first if it is new, or out of their hubs; shows a message with undo. */
export function useMoveToHub(contentplanId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ articleIds, target }: MoveInput) =>
      changesApi.changeArticles.call({
        contentplanId,
        action: 'updateTopic',
        articleIds: [...articleIds],
        topicId: await resolveHub(contentplanId, target),
      }),
    onSuccess: ({ changeId }, { articleIds, target }) =>
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text: changeId === null ? 'Nothing was left to change' : describeMoved(articleIds.length, target),
      }),
    onSettled: () => askAgain(queryClient),
  })
}

function describeMoved(count: number, target: HubTarget): string {
  const clusters = formatNoun(count, 'cluster', 'clusters')
  return target.kind === 'none'
    ? `${clusters} taken out of their hub`
    : `${clusters} moved to the hub “${target.name}”`
}
