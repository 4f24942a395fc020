import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changesApi, showChange, type Article } from '#features/articles/web/index.ts'
import { askAgain } from '#platform/web/api/ask-again.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'

/** M-26: makes a cluster a favorite or no favorite. It is shown at once, and taken back when it fails. */
export function useFavorite({ id, contentplan_id: contentplanId, show_in_map: isFavorite }: Article) {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOn: boolean) =>
      changesApi.changeArticles.call({
        contentplanId,
        action: isOn ? 'addToMap' : 'removeFromMap',
        articleIds: [id],
      }),
    onError: (_error, isOn) =>
      showSnackbar({
        text: isOn ? 'Failed to add article to favorites.' : 'Failed to remove article from favorites.',
        tone: 'danger',
      }),
    onSuccess: ({ changeId }, isOn) =>
      showChange(queryClient, {
        contentplanId,
        changeIds: [changeId],
        text: isOn ? 'Added to favorites' : 'Removed from favorites',
      }),
    // The choice stays shown until the clusters are read again.
    onSettled: () => askAgain(queryClient),
  })
  return { isFavorite: isPending ? variables : isFavorite, isBusy: isPending, set: mutate }
}
