import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { MOST_WRITTEN_AT_ONCE } from '../../rules.ts'
import { writingApi } from '../api.ts'
import { moveInQueue, type QueuedArticle } from './queue-view.ts'

/** What people do with the queue of a plan. */
export function useQueueChanges(contentplanId: number) {
  const queryClient = useQueryClient()
  const input = { contentplanId }
  const refresh = () => askAgain(queryClient, { queryKey: writingApi.getQueue.key({ input }) })
  const pausing = useMutation({
    mutationFn: (action: 'pause' | 'resume') => writingApi.changeQueue.call({ ...input, action }),
    meta: { errorMessage: 'The queue could not be changed. Please try again.' },
    onSettled: refresh,
  })
  const moving = useMutation({
    mutationFn: ({ moved, before }: { moved: number; before: number | null }) =>
      writingApi.changeQueue.call({ ...input, action: 'move', articleId: moved, before }),
    // One after another, so that the last move is the one that counts.
    scope: { id: `queue ${contentplanId}` },
    meta: { errorMessage: 'The order could not be changed. Please try again.' },
    onMutate: async (move) => {
      const queryKey = writingApi.getQueue.queryKey({ input })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (now) => now && moveInQueue(now, move))
    },
    onSettled: refresh,
  })
  const ending = useMutation({
    mutationFn: ({ articleId }: QueuedArticle) => writingApi.cancel.call({ articleId }),
    meta: { errorMessage: 'The writing could not be stopped. Please try again.' },
    onSuccess: ({ isCancelled }, { title, state }) =>
      showSnackbar({
        text: !isCancelled
          ? `It had ended already: “${title}”`
          : state === 'waiting'
            ? `Taken out of the queue: “${title}”`
            : `Stopped: “${title}”. Its finished texts stay.`,
        tone: 'info',
      }),
    onSettled: refresh,
  })
  const retrying = useMutation({
    mutationFn: async (articles: readonly QueuedArticle[]) => {
      const { refused } = await writingApi.startMany.call({
        ...input,
        articleIds: articles.slice(0, MOST_WRITTEN_AT_ONCE).map(({ articleId }) => articleId),
      })
      return refused
    },
    meta: { errorMessage: 'The writing could not be started again. Please try again.' },
    onSuccess: ([first]) => {
      if (first !== undefined) showSnackbar({ text: first.reason, tone: 'danger' })
    },
    onSettled: refresh,
  })
  return { pausing, moving, ending, retrying }
}
